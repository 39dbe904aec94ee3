/**
 * @generated SignedSource<<25d5f6a25e78a9becb0adbaa2c0b9500>>
 * @relayHash 342a0bf3e54f240253b88939834711ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9feb9f1ca6460bca91d52c08c20c3ff438410d2634573c40396208b50395f2e9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9feb9f1ca6460bca91d52c08c20c3ff438410d2634573c40396208b50395f2e9",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
