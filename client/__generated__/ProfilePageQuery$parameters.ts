/**
 * @generated SignedSource<<fc50ea39cd78036f1c60b99bd799cb42>>
 * @relayHash 4a35a601d55aa9dc499a10b0cf38c3fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 694c7ac8fc871558dc9d0430386c7bb8d236e9a60d95b6db5892f014f784cf1f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "694c7ac8fc871558dc9d0430386c7bb8d236e9a60d95b6db5892f014f784cf1f",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
