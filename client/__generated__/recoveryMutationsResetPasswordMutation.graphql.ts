/**
 * @generated SignedSource<<c230ababd4f76668ed9588ba4574bd3d>>
 * @relayHash 4d4efc740703f1ae06f163e6c4671759
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be1a90786d39e7afc3b8b53e3934071f3604d6f2adb49d1a1c8d4b7f3a5932cf

import { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordInput = {
  accessToken: string;
  code?: string | null | undefined;
  password: string;
  refreshToken: string;
};
export type recoveryMutationsResetPasswordMutation$variables = {
  input: ResetPasswordInput;
};
export type recoveryMutationsResetPasswordMutation$data = {
  readonly resetPassword: {
    readonly message: string;
  };
};
export type recoveryMutationsResetPasswordMutation = {
  response: recoveryMutationsResetPasswordMutation$data;
  variables: recoveryMutationsResetPasswordMutation$variables;
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
    "concreteType": "ResetPasswordPayload",
    "kind": "LinkedField",
    "name": "resetPassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
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
    "name": "recoveryMutationsResetPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "recoveryMutationsResetPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "be1a90786d39e7afc3b8b53e3934071f3604d6f2adb49d1a1c8d4b7f3a5932cf",
    "metadata": {},
    "name": "recoveryMutationsResetPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f37eb8754774082c0b256c7f3b6a30ae";

export default node;
