/**
 * @generated SignedSource<<e607b8d132cc4d0f9306bf722f0373d4>>
 * @relayHash 0a659d4ca453be8966e3468a51757ba0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 256c62e8bedbdbd18e588c5bb3fe30944839d4efd4d4e4d5796d73a9147bde44

import { ConcreteRequest } from 'relay-runtime';
export type useSignInProviderQuery$variables = Record<PropertyKey, never>;
export type useSignInProviderQuery$data = {
  readonly info: {
    readonly signInProvider: string | null | undefined;
  };
};
export type useSignInProviderQuery = {
  response: useSignInProviderQuery$data;
  variables: useSignInProviderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AppInfo",
    "kind": "LinkedField",
    "name": "info",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "signInProvider",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignInProviderQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSignInProviderQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "256c62e8bedbdbd18e588c5bb3fe30944839d4efd4d4e4d5796d73a9147bde44",
    "metadata": {},
    "name": "useSignInProviderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e9a11d61aaa51c466838c7ef865ca12";

export default node;
