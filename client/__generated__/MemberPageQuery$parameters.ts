/**
 * @generated SignedSource<<ae05b9e19afdaee00bdcf31465fef31a>>
 * @relayHash 979748affd5cd83af1cc5ac32211b2df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9c19e81a723020754e342d2f08db91710b9a0c46682aa7f4477c135e6b7f294

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MemberPageQuery } from './MemberPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9c19e81a723020754e342d2f08db91710b9a0c46682aa7f4477c135e6b7f294",
    "metadata": {},
    "name": "MemberPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
