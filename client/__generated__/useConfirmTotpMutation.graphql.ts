/**
 * @generated SignedSource<<4bce67078069df7efc887a0974b70bb2>>
 * @relayHash 5f782b9a0f9496dfaadbb525360a4867
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92cbc13de5b992099cd537a53f1263d9984312590523cf9f5c7bd1bed3f7432b

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmTotpInput = {
  code: string;
};
export type useConfirmTotpMutation$variables = {
  input: ConfirmTotpInput;
};
export type useConfirmTotpMutation$data = {
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
export type useConfirmTotpMutation = {
  response: useConfirmTotpMutation$data;
  variables: useConfirmTotpMutation$variables;
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
    "name": "useConfirmTotpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmTotpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "92cbc13de5b992099cd537a53f1263d9984312590523cf9f5c7bd1bed3f7432b",
    "metadata": {},
    "name": "useConfirmTotpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cdcdf70fc34719d15d957561e5bbb373";

export default node;
