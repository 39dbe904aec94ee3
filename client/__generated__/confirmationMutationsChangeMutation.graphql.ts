/**
 * @generated SignedSource<<cccb23a7a78a33aba10840e42020acc2>>
 * @relayHash 1f57aed1b9bb1b0d395586d77731a41e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b6a3936a01e16010911ea8a1ac2cb3b39200aff2b52d39a9ea0101d2f70f6e4

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailChangeInput = {
  token: string;
};
export type confirmationMutationsChangeMutation$variables = {
  input: ConfirmEmailChangeInput;
};
export type confirmationMutationsChangeMutation$data = {
  readonly confirmEmailChange: {
    readonly email: string;
  };
};
export type confirmationMutationsChangeMutation = {
  response: confirmationMutationsChangeMutation$data;
  variables: confirmationMutationsChangeMutation$variables;
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
    "concreteType": "ConfirmEmailChangePayload",
    "kind": "LinkedField",
    "name": "confirmEmailChange",
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
    "name": "confirmationMutationsChangeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmationMutationsChangeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b6a3936a01e16010911ea8a1ac2cb3b39200aff2b52d39a9ea0101d2f70f6e4",
    "metadata": {},
    "name": "confirmationMutationsChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b9425faaa6548432a0bc603e31ed27d";

export default node;
