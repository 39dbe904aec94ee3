/**
 * @generated SignedSource<<604ae1c7e4dbda3ad4904f21a7d6d483>>
 * @relayHash 058032945823bc8f7cab10087af46984
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 062dcf76997ebdc3efc827b73e0f9659cbce6612d7c26f116855e741af8c34aa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { JournalPageQuery } from './JournalPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "062dcf76997ebdc3efc827b73e0f9659cbce6612d7c26f116855e741af8c34aa",
    "metadata": {},
    "name": "JournalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
