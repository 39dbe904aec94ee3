/**
 * @generated SignedSource<<ebba4598752a9dc0e1027e8e8f53bb32>>
 * @relayHash 13c27cbf3a59133d53d73f9b5b0794f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfeb615d2dd422b1f864e59b548bc0f5ab9369573045de44a6c53195a6a14159

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailInput = {
  code?: string | null | undefined;
  token?: string | null | undefined;
};
export type confirmationMutationsConfirmMutation$variables = {
  input: ConfirmEmailInput;
};
export type confirmationMutationsConfirmMutation$data = {
  readonly confirmEmail: {
    readonly email: string;
  };
};
export type confirmationMutationsConfirmMutation = {
  response: confirmationMutationsConfirmMutation$data;
  variables: confirmationMutationsConfirmMutation$variables;
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
    "concreteType": "ConfirmEmailPayload",
    "kind": "LinkedField",
    "name": "confirmEmail",
    "plural": false,
    "selections": [
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
    "name": "confirmationMutationsConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmationMutationsConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cfeb615d2dd422b1f864e59b548bc0f5ab9369573045de44a6c53195a6a14159",
    "metadata": {},
    "name": "confirmationMutationsConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca195e9d840bdab7a5028d8d12a32315";

export default node;
