/**
 * @generated SignedSource<<dbed862883efe0b94edcb9f56566b93c>>
 * @relayHash 03ac9f59fc7f547dd117b50a40910b46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79968ae047af2b7b124a58ec82a7b1b430e563527fe6e0d73f973f09a47db42f

import { ConcreteRequest } from 'relay-runtime';
export type RemovePushSubscriptionInput = {
  endpoint?: string | null | undefined;
  id?: string | null | undefined;
};
export type usePushMutationsRemoveMutation$variables = {
  input: RemovePushSubscriptionInput;
};
export type usePushMutationsRemoveMutation$data = {
  readonly removePushSubscription: {
    readonly pushSubscriptions: ReadonlyArray<{
      readonly id: string;
      readonly signIn: {
        readonly id: string;
        readonly isCurrent: boolean;
      } | null | undefined;
    }>;
  };
};
export type usePushMutationsRemoveMutation = {
  response: usePushMutationsRemoveMutation$data;
  variables: usePushMutationsRemoveMutation$variables;
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
    "concreteType": "RemovePushSubscriptionPayload",
    "kind": "LinkedField",
    "name": "removePushSubscription",
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
    "name": "usePushMutationsRemoveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePushMutationsRemoveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "79968ae047af2b7b124a58ec82a7b1b430e563527fe6e0d73f973f09a47db42f",
    "metadata": {},
    "name": "usePushMutationsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a289ef7adb137f6d0d071bb5ce33eaa";

export default node;
