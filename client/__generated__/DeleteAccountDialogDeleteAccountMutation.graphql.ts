/**
 * @generated SignedSource<<f89824b9466dc683c278c0229bba158e>>
 * @relayHash bce6548fc7569079aae7d13b796d0b6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c7afe75bca8fd01f59305858ec203ede6944a5cbe94b885d0c4877ef04590f9

import { ConcreteRequest } from 'relay-runtime';
export type DeleteAccountInput = {
  password?: string | null | undefined;
};
export type DeleteAccountDialogDeleteAccountMutation$variables = {
  input: DeleteAccountInput;
};
export type DeleteAccountDialogDeleteAccountMutation$data = {
  readonly deleteAccount: {
    readonly deletedUserId: string;
  };
};
export type DeleteAccountDialogDeleteAccountMutation = {
  response: DeleteAccountDialogDeleteAccountMutation$data;
  variables: DeleteAccountDialogDeleteAccountMutation$variables;
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
    "concreteType": "DeleteAccountPayload",
    "kind": "LinkedField",
    "name": "deleteAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedUserId",
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
    "name": "DeleteAccountDialogDeleteAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteAccountDialogDeleteAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2c7afe75bca8fd01f59305858ec203ede6944a5cbe94b885d0c4877ef04590f9",
    "metadata": {},
    "name": "DeleteAccountDialogDeleteAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "933ecd3ca64e06d6f53d128e161486ba";

export default node;
