/**
 * @generated SignedSource<<6a25aefcbfa930335ca1b030991560c2>>
 * @relayHash fd7d0eda820b1145a9f9ea51a4e75d36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 739dc83ef8ceda2df82e9a31202fc693c11e35f8043b6017ea7da7376fbbc095

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersPageQuery } from './MembersPageQuery.graphql';

const node: PreloadableConcreteRequest<MembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "739dc83ef8ceda2df82e9a31202fc693c11e35f8043b6017ea7da7376fbbc095",
    "metadata": {},
    "name": "MembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
