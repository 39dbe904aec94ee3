/**
 * @generated SignedSource<<c97b5e12117694f8437a83664bd657a7>>
 * @relayHash ea3ae2ca8a5318603a58a13086c99b35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0ed527d8192e65fa5e23d20baa8c6502d7522949a1f5d3009c83e80a53099cb

import { ConcreteRequest } from 'relay-runtime';
export type renewPushQuery$variables = Record<PropertyKey, never>;
export type renewPushQuery$data = {
  readonly viewer: {
    readonly pushPublicKey: string;
    readonly pushSubscriptions: ReadonlyArray<{
      readonly id: string;
      readonly signIn: {
        readonly id: string;
        readonly isCurrent: boolean;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type renewPushQuery = {
  response: renewPushQuery$data;
  variables: renewPushQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pushPublicKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PushSubscription",
        "kind": "LinkedField",
        "name": "pushSubscriptions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignIn",
            "kind": "LinkedField",
            "name": "signIn",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "renewPushQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "renewPushQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b0ed527d8192e65fa5e23d20baa8c6502d7522949a1f5d3009c83e80a53099cb",
    "metadata": {},
    "name": "renewPushQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f690b8293847b832ed63f5ef69823196";

export default node;
