/**
 * @generated SignedSource<<1f8b7a60cdbb253c52f242762052ce9d>>
 * @relayHash 8f8928628b94c6ef9b52dab26715de66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f50e2dd2c1a706cb7ce030c13236be2295bf8aec64685442fdf97cbf7b718d3b

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
      readonly signIn: {
        readonly id: string;
        readonly isCurrent: boolean;
      } | null | undefined;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignIn",
            "kind": "LinkedField",
            "name": "signIn",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              }
            ],
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
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "renewPushMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f50e2dd2c1a706cb7ce030c13236be2295bf8aec64685442fdf97cbf7b718d3b",
    "metadata": {},
    "name": "renewPushMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e1882b31184106dad6b8be233232e55";

export default node;
