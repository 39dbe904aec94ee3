/**
 * @generated SignedSource<<fc53a1ea5642bfad102cdf7f0f17cd4f>>
 * @relayHash 711d444c506339a04f5c685890fa4b91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89e91b10f0ba7c9b4d2c359de9578ff9dcf0ade7a974a256c4069feb69571dcb

import { ConcreteRequest } from 'relay-runtime';
export type TwoStepIsOnDisableTotpMutation$variables = Record<PropertyKey, never>;
export type TwoStepIsOnDisableTotpMutation$data = {
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
export type TwoStepIsOnDisableTotpMutation = {
  response: TwoStepIsOnDisableTotpMutation$data;
  variables: TwoStepIsOnDisableTotpMutation$variables;
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
    "name": "TwoStepIsOnDisableTotpMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TwoStepIsOnDisableTotpMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "89e91b10f0ba7c9b4d2c359de9578ff9dcf0ade7a974a256c4069feb69571dcb",
    "metadata": {},
    "name": "TwoStepIsOnDisableTotpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9b9f9b21e7df7fe352c09c99629185e8";

export default node;
