/**
 * @generated SignedSource<<e71ad9546a267c1b7d8e64141468af2d>>
 * @relayHash 413f2e7e7e69a00cf3afe26207c9b645
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff5eb6e2f52512f9be243327ab081f948dbcf267876812039e48391a98cc05ec

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff5eb6e2f52512f9be243327ab081f948dbcf267876812039e48391a98cc05ec",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
