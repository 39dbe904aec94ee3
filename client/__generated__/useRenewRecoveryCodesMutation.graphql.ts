/**
 * @generated SignedSource<<629ed7f69b682e8971b8b08ceb6c2fb2>>
 * @relayHash 7fc9d53202846a92b0394c1cad22c8f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 628c208e86481c3398a6805e6f93bc83dab9162fae8577ac30311eba06ad8688

import { ConcreteRequest } from 'relay-runtime';
export type useRenewRecoveryCodesMutation$variables = Record<PropertyKey, never>;
export type useRenewRecoveryCodesMutation$data = {
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
export type useRenewRecoveryCodesMutation = {
  response: useRenewRecoveryCodesMutation$data;
  variables: useRenewRecoveryCodesMutation$variables;
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
    "name": "useRenewRecoveryCodesMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRenewRecoveryCodesMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "628c208e86481c3398a6805e6f93bc83dab9162fae8577ac30311eba06ad8688",
    "metadata": {},
    "name": "useRenewRecoveryCodesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c4673aaf8e357dd2618570bae61b25e2";

export default node;
