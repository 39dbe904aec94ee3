/**
 * @generated SignedSource<<4f0892dbb156413ec7cb106b53f42028>>
 * @relayHash 00dd186a1e091b8d828ea68179ca7742
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73d6ece8d230b0a9ed0783fcb629e0a92f7166a78283f35b7826df3189f93348

import { ConcreteRequest } from 'relay-runtime';
export type RequestEmailConfirmationInput = {
  email: string;
};
export type confirmationMutationsRequestMutation$variables = {
  input: RequestEmailConfirmationInput;
};
export type confirmationMutationsRequestMutation$data = {
  readonly requestEmailConfirmation: {
    readonly message: string;
  };
};
export type confirmationMutationsRequestMutation = {
  response: confirmationMutationsRequestMutation$data;
  variables: confirmationMutationsRequestMutation$variables;
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
    "concreteType": "RequestEmailConfirmationPayload",
    "kind": "LinkedField",
    "name": "requestEmailConfirmation",
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
    "name": "confirmationMutationsRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmationMutationsRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "73d6ece8d230b0a9ed0783fcb629e0a92f7166a78283f35b7826df3189f93348",
    "metadata": {},
    "name": "confirmationMutationsRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5dbedc006a7440a41d1d4c6eb20dca70";

export default node;
