/**
 * @generated SignedSource<<1b26456688eadd87593202d62ac4e8f8>>
 * @relayHash 18644a95a0629dce0cb9432ab3d23d5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe12e07959de4add3f3f8ebe810aa7111cc5f47b4b61800baff985a674a9db6e

import { ConcreteRequest } from 'relay-runtime';
export type AddPushSubscriptionInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};
export type renewPushMutation$variables = {
  input: AddPushSubscriptionInput;
};
export type renewPushMutation$data = {
  readonly addPushSubscription: {
    readonly pushSubscriptions: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type renewPushMutation = {
  response: renewPushMutation$data;
  variables: renewPushMutation$variables;
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
    "concreteType": "AddPushSubscriptionPayload",
    "kind": "LinkedField",
    "name": "addPushSubscription",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PushSubscription",
        "kind": "LinkedField",
        "name": "pushSubscriptions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
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
    "name": "renewPushMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "renewPushMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fe12e07959de4add3f3f8ebe810aa7111cc5f47b4b61800baff985a674a9db6e",
    "metadata": {},
    "name": "renewPushMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2c7ede08919817ac0885295e6df03f81";

export default node;
