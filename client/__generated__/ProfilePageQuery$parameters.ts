/**
 * @generated SignedSource<<63fe44b1ce601e55cb932c6e6613e230>>
 * @relayHash 2ef20f8374a9606652145aa0c7fc677c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bc0d2c0357d93f062d92a394882715ce779ac548a052e71588b473a53dc1338

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bc0d2c0357d93f062d92a394882715ce779ac548a052e71588b473a53dc1338",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
