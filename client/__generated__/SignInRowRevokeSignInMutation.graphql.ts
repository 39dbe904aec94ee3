/**
 * @generated SignedSource<<2399428e8583d5497adfc55d681b6776>>
 * @relayHash f0da036333213b19f520cf4f77061335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6a2644be8d306fdc8e08086ffbea7ad12b39f6a4281aaf93f905138c6d97918

import { ConcreteRequest } from 'relay-runtime';
export type RevokeSignInInput = {
  id: string;
};
export type SignInRowRevokeSignInMutation$variables = {
  input: RevokeSignInInput;
};
export type SignInRowRevokeSignInMutation$data = {
  readonly revokeSignIn: {
    readonly revokedSignInId: string;
  };
};
export type SignInRowRevokeSignInMutation = {
  response: SignInRowRevokeSignInMutation$data;
  variables: SignInRowRevokeSignInMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revokedSignInId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SignInRowRevokeSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokeSignInPayload",
        "kind": "LinkedField",
        "name": "revokeSignIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignInRowRevokeSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokeSignInPayload",
        "kind": "LinkedField",
        "name": "revokeSignIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "revokedSignInId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b6a2644be8d306fdc8e08086ffbea7ad12b39f6a4281aaf93f905138c6d97918",
    "metadata": {},
    "name": "SignInRowRevokeSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "06e2690bc79e88a9077a725441d7cb3d";

export default node;
