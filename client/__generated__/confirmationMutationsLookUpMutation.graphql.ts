/**
 * @generated SignedSource<<c14e701fc11eaca715a002129e3f333b>>
 * @relayHash e88b5a7bec5e2c570387cc3c312080ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85b155e0e713189e3a0f8e0e85d165bfa3f2dd83a8d9ba6261805f4e6c1abea4

import { ConcreteRequest } from 'relay-runtime';
export type AccountLinkPurpose = "EMAIL_CHANGE" | "EMAIL_CONFIRMATION" | "MAGIC_LINK" | "PASSWORD_RESET" | "%future added value";
export type LookUpAccountLinkInput = {
  purpose: AccountLinkPurpose;
  tokens: ReadonlyArray<string>;
};
export type confirmationMutationsLookUpMutation$variables = {
  input: LookUpAccountLinkInput;
};
export type confirmationMutationsLookUpMutation$data = {
  readonly lookUpAccountLink: {
    readonly email: string;
    readonly userId: string;
    readonly username: string;
  };
};
export type confirmationMutationsLookUpMutation = {
  response: confirmationMutationsLookUpMutation$data;
  variables: confirmationMutationsLookUpMutation$variables;
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
    "concreteType": "LookUpAccountLinkPayload",
    "kind": "LinkedField",
    "name": "lookUpAccountLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "userId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "username",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "confirmationMutationsLookUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmationMutationsLookUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "85b155e0e713189e3a0f8e0e85d165bfa3f2dd83a8d9ba6261805f4e6c1abea4",
    "metadata": {},
    "name": "confirmationMutationsLookUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9870b1d2d7322bd091fdfa33415cef6c";

export default node;
