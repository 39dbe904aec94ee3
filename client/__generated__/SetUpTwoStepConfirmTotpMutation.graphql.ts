/**
 * @generated SignedSource<<8115d9eb5c779587e3380820e2e0c2f2>>
 * @relayHash 2eff5d721d7821c4772be13f44205321
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b694fb4508a0332e5ac1c3fb05716b646845a56b3ff942f857c73ae3bfbd59a9

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmTotpInput = {
  code: string;
};
export type SetUpTwoStepConfirmTotpMutation$variables = {
  input: ConfirmTotpInput;
};
export type SetUpTwoStepConfirmTotpMutation$data = {
  readonly confirmTotp: {
    readonly recoveryCodes: ReadonlyArray<string>;
    readonly viewer: {
      readonly canCreateExercises: boolean;
      readonly canCreateSessions: boolean;
      readonly secondFactor: {
        readonly recoveryCodesLeft: number;
        readonly turnedOnAt: string;
      } | null | undefined;
      readonly secondFactorOwed: boolean;
    };
  };
};
export type SetUpTwoStepConfirmTotpMutation = {
  response: SetUpTwoStepConfirmTotpMutation$data;
  variables: SetUpTwoStepConfirmTotpMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ConfirmTotpPayload",
    "kind": "LinkedField",
    "name": "confirmTotp",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recoveryCodes",
        "storageKey": null
      },
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recoveryCodesLeft",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SetUpTwoStepConfirmTotpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetUpTwoStepConfirmTotpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b694fb4508a0332e5ac1c3fb05716b646845a56b3ff942f857c73ae3bfbd59a9",
    "metadata": {},
    "name": "SetUpTwoStepConfirmTotpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36f5d17691440939f83f86fa655afa06";

export default node;
