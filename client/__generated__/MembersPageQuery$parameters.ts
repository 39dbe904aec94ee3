/**
 * @generated SignedSource<<b0981e9504bfb280fb26bcb80f4ae665>>
 * @relayHash 4752bb1dfb75cc7716a8c7151f3d3de0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de406fe37efd126888fa9ae92626f1170215379ffb8373c26607f1e99e15fd69

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersPageQuery } from './MembersPageQuery.graphql';

const node: PreloadableConcreteRequest<MembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de406fe37efd126888fa9ae92626f1170215379ffb8373c26607f1e99e15fd69",
    "metadata": {},
    "name": "MembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
