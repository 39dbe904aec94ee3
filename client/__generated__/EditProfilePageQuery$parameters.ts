/**
 * @generated SignedSource<<c41acc8326fbb663f2c9975942712591>>
 * @relayHash 0da0a27e96d6b671b35866a20c98eba8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57030cf9228552a1bbc62ec375aa72cbbdbdf91a4ee10db25d59cf2f8f82b234

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditProfilePageQuery } from './EditProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<EditProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57030cf9228552a1bbc62ec375aa72cbbdbdf91a4ee10db25d59cf2f8f82b234",
    "metadata": {},
    "name": "EditProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
