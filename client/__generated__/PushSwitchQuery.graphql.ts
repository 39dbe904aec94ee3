/**
 * @generated SignedSource<<a02e9cc02215501a5a90d246f3442d5c>>
 * @relayHash 42376999f2ec11943bba4cff9a0c4f80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3bf06aa39af299a4da5d8b416d2358602c1147cf689b7d52cce029fd17d6962

import { ConcreteRequest } from 'relay-runtime';
export type PushSwitchQuery$variables = Record<PropertyKey, never>;
export type PushSwitchQuery$data = {
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
export type PushSwitchQuery = {
  response: PushSwitchQuery$data;
  variables: PushSwitchQuery$variables;
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
    "name": "PushSwitchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PushSwitchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e3bf06aa39af299a4da5d8b416d2358602c1147cf689b7d52cce029fd17d6962",
    "metadata": {},
    "name": "PushSwitchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d582f84ff6691a83618f2f06dcdc53ea";

export default node;
