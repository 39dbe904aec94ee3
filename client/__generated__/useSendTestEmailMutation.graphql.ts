/**
 * @generated SignedSource<<36eef0d9929150e0b43c9bffef2b5722>>
 * @relayHash 0b781a465906e31f7391be6fedf99038
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72356f3ab65ffc8d1d099bfa8757cf0368a4cbd3c809fe1ff9a3334ec10714f3

import { ConcreteRequest } from 'relay-runtime';
export type useSendTestEmailMutation$variables = Record<PropertyKey, never>;
export type useSendTestEmailMutation$data = {
  readonly sendTestEmail: {
    readonly isSent: boolean;
    readonly message: string;
  };
};
export type useSendTestEmailMutation = {
  response: useSendTestEmailMutation$data;
  variables: useSendTestEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SendTestEmailPayload",
    "kind": "LinkedField",
    "name": "sendTestEmail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSent",
        "storageKey": null
      },
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendTestEmailMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSendTestEmailMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "72356f3ab65ffc8d1d099bfa8757cf0368a4cbd3c809fe1ff9a3334ec10714f3",
    "metadata": {},
    "name": "useSendTestEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f1c0aae664c37a1c9c9fb1d9301957a";

export default node;
