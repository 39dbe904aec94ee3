/**
 * @generated SignedSource<<2b000b76ce142d6754ddb13190ba44c1>>
 * @relayHash cb2a157f12219172a3147c750dc91edb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 633a5b987afd7141495513f6a906c25af3f2c53fc91fb286ffd0d389db6edbf5

import { ConcreteRequest } from 'relay-runtime';
export type AddPushSubscriptionInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};
export type usePushMutationsAddMutation$variables = {
  input: AddPushSubscriptionInput;
};
export type usePushMutationsAddMutation$data = {
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
export type usePushMutationsAddMutation = {
  response: usePushMutationsAddMutation$data;
  variables: usePushMutationsAddMutation$variables;
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
    "name": "usePushMutationsAddMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePushMutationsAddMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "633a5b987afd7141495513f6a906c25af3f2c53fc91fb286ffd0d389db6edbf5",
    "metadata": {},
    "name": "usePushMutationsAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47e1a5b5a3d955cda09a47a76fbda67b";

export default node;
