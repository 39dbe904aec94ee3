/**
 * @generated SignedSource<<0617dc6c7cf4fbc99cfa0a885a4f171c>>
 * @relayHash 06e8eed93d94933ad89fff69832830f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9380cd7cc2614f25c8e40f29b1b02975c19a67a67a974a670c0dde58ce7c96f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9380cd7cc2614f25c8e40f29b1b02975c19a67a67a974a670c0dde58ce7c96f",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
