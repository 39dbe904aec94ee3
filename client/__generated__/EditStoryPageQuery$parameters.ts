/**
 * @generated SignedSource<<6d3528def61ba97b437eebedcfee506e>>
 * @relayHash ee13f77139b3671aeea8a4f47d5fcc8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aad35f875aae9457c0c877aa1967590c647a0db84bed95a13a72e5545fbde1dc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditStoryPageQuery } from './EditStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aad35f875aae9457c0c877aa1967590c647a0db84bed95a13a72e5545fbde1dc",
    "metadata": {},
    "name": "EditStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
