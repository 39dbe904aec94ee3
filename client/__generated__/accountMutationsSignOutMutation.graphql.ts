/**
 * @generated SignedSource<<b3be09c84e3b1d432f86abc347588205>>
 * @relayHash 2d72f74ad91a537a493f20b58e018e45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b34cead2649378289ba313825242e936407dabe78ecfe4103108409a10c61ba8

import { ConcreteRequest } from 'relay-runtime';
export type SignOutInput = {
  refreshToken: string;
};
export type accountMutationsSignOutMutation$variables = {
  input: SignOutInput;
};
export type accountMutationsSignOutMutation$data = {
  readonly signOut: {
    readonly signedOut: boolean;
  };
};
export type accountMutationsSignOutMutation = {
  response: accountMutationsSignOutMutation$data;
  variables: accountMutationsSignOutMutation$variables;
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
    "concreteType": "SignOutPayload",
    "kind": "LinkedField",
    "name": "signOut",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "signedOut",
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
    "name": "accountMutationsSignOutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "accountMutationsSignOutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b34cead2649378289ba313825242e936407dabe78ecfe4103108409a10c61ba8",
    "metadata": {},
    "name": "accountMutationsSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1311ca24eecab9fcdfbf9656f97f1db4";

export default node;
