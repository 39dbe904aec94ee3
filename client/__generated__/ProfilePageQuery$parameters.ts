/**
 * @generated SignedSource<<e12e6591b67fad6d9bbc909ebea1cb0d>>
 * @relayHash e88df2fac9ebb6b9430a781d9d1ae50c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c417e04352ffa2789646d50c0a2cfd1ec579d94b43be4f4c36c99ef5b37587a1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c417e04352ffa2789646d50c0a2cfd1ec579d94b43be4f4c36c99ef5b37587a1",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
