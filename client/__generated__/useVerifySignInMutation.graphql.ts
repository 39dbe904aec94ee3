/**
 * @generated SignedSource<<4e08906bbf179b4670a95c12b322be50>>
 * @relayHash afd9cce23dd2394f9f65bf5806b90c6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 858744dccc86e0f9d84717cfb5b7b9093076d8fe7b6d7a749445313480092fbb

import { ConcreteRequest } from 'relay-runtime';
export type VerifySignInInput = {
  code?: string | null | undefined;
  passkey?: string | null | undefined;
  password?: string | null | undefined;
};
export type useVerifySignInMutation$variables = {
  input: VerifySignInInput;
};
export type useVerifySignInMutation$data = {
  readonly verifySignIn: {
    readonly freshUntil: string;
  };
};
export type useVerifySignInMutation = {
  response: useVerifySignInMutation$data;
  variables: useVerifySignInMutation$variables;
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
    "concreteType": "VerifySignInPayload",
    "kind": "LinkedField",
    "name": "verifySignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "freshUntil",
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
    "name": "useVerifySignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVerifySignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "858744dccc86e0f9d84717cfb5b7b9093076d8fe7b6d7a749445313480092fbb",
    "metadata": {},
    "name": "useVerifySignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d13d4e74b6fd87bcaf571e97456f979d";

export default node;
