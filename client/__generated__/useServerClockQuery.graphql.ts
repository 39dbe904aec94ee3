/**
 * @generated SignedSource<<dbc35886352275487f7c5170541c982b>>
 * @relayHash 92cf4c54e53cd9c31722028b8b0cdf0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ad3408f2a65f7aafb7fc64058cea29a2c0f9e6fdf3ba2f6dca159ad361b0ea1

import { ConcreteRequest } from 'relay-runtime';
export type useServerClockQuery$variables = Record<PropertyKey, never>;
export type useServerClockQuery$data = {
  readonly serverTime: string;
};
export type useServerClockQuery = {
  response: useServerClockQuery$data;
  variables: useServerClockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "serverTime",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useServerClockQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useServerClockQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0ad3408f2a65f7aafb7fc64058cea29a2c0f9e6fdf3ba2f6dca159ad361b0ea1",
    "metadata": {},
    "name": "useServerClockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7fc6b310d4df94bb75c9dc441b3b798a";

export default node;
