/**
 * @generated SignedSource<<72852b92030d263f8f806e54bf397b5c>>
 * @relayHash 6d1569f6000e547192cfdd1c4d1b5eb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f07579a1397096d067093ba2e7669e602c59cfbb3fd4bde72fb155bb5f753e8e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditJournalPageQuery } from './EditJournalPageQuery.graphql';

const node: PreloadableConcreteRequest<EditJournalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f07579a1397096d067093ba2e7669e602c59cfbb3fd4bde72fb155bb5f753e8e",
    "metadata": {},
    "name": "EditJournalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
