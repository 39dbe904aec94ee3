/**
 * @generated SignedSource<<c4a3047965797f976d29df2705fcaf97>>
 * @relayHash a35ff53d136d36350d4da42882a7bb49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c935896de57100711290660aafe8f4ea0bf977de7f281774f620adb2499ac54d

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
      readonly secondFactor: {
        readonly recoveryCodesLeft: number;
        readonly turnedOnAt: string;
      } | null | undefined;
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
    "id": "c935896de57100711290660aafe8f4ea0bf977de7f281774f620adb2499ac54d",
    "metadata": {},
    "name": "useConfirmTotpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "797ccb2b9f1cf5676109fb22deffdd92";

export default node;
