/**
 * @generated SignedSource<<7382f7ad5b37078399ebc09c643864da>>
 * @relayHash d38ed472798c872957da65fb1d2459c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86fc4fc677d379c3356d49ed2f6f0145b7de8ebbb36d60c803437135ffc51cbf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86fc4fc677d379c3356d49ed2f6f0145b7de8ebbb36d60c803437135ffc51cbf",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
