/**
 * @generated SignedSource<<3397852b90584fb7a95179b53a19e92e>>
 * @relayHash 2740267895771d3660c5fdc702d80cb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb265f5ea0a527292006a92138ae700329967c133561f4d6e61c72ac4e371483

import { ConcreteRequest } from 'relay-runtime';
export type TwoStepIsOnRenewRecoveryCodesMutation$variables = Record<PropertyKey, never>;
export type TwoStepIsOnRenewRecoveryCodesMutation$data = {
  readonly renewRecoveryCodes: {
    readonly recoveryCodes: ReadonlyArray<string>;
    readonly viewer: {
      readonly secondFactor: {
        readonly recoveryCodesLeft: number;
        readonly turnedOnAt: string;
      } | null | undefined;
    };
  };
};
export type TwoStepIsOnRenewRecoveryCodesMutation = {
  response: TwoStepIsOnRenewRecoveryCodesMutation$data;
  variables: TwoStepIsOnRenewRecoveryCodesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RenewRecoveryCodesPayload",
    "kind": "LinkedField",
    "name": "renewRecoveryCodes",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TwoStepIsOnRenewRecoveryCodesMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TwoStepIsOnRenewRecoveryCodesMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "eb265f5ea0a527292006a92138ae700329967c133561f4d6e61c72ac4e371483",
    "metadata": {},
    "name": "TwoStepIsOnRenewRecoveryCodesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8062e33504117ccc1f0fe164f98cdba";

export default node;
