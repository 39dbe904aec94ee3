/**
 * @generated SignedSource<<669f0f9631c3df037d827a0daea580fa>>
 * @relayHash 9fda4c990b83b775766b4127544e690f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d2bbef87982b6e4c5395df210186f3e12ea7f930cf2755e4ec54ec4886339d4

import { ConcreteRequest } from 'relay-runtime';
export type useDisableTotpMutation$variables = Record<PropertyKey, never>;
export type useDisableTotpMutation$data = {
  readonly disableTotp: {
    readonly viewer: {
      readonly canCreateExercises: boolean;
      readonly canCreateSessions: boolean;
      readonly secondFactor: {
        readonly turnedOnAt: string;
      } | null | undefined;
      readonly secondFactorOwed: boolean;
    };
  };
};
export type useDisableTotpMutation = {
  response: useDisableTotpMutation$data;
  variables: useDisableTotpMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DisableTotpPayload",
    "kind": "LinkedField",
    "name": "disableTotp",
    "plural": false,
    "selections": [
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
            "name": "secondFactorOwed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canCreateSessions",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canCreateExercises",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SecondFactor",
            "kind": "LinkedField",
            "name": "secondFactor",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "turnedOnAt",
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
    "name": "useDisableTotpMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDisableTotpMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0d2bbef87982b6e4c5395df210186f3e12ea7f930cf2755e4ec54ec4886339d4",
    "metadata": {},
    "name": "useDisableTotpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "627a7f6680b37d02f3eef8ec9e3d8c95";

export default node;
