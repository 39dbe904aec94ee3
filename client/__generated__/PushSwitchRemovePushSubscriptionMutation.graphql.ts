/**
 * @generated SignedSource<<a7606eb4e4c0c5c9abf9319e414954a0>>
 * @relayHash 9aaba69edd50ae98cb0aff111a3d28e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad6c3b6daeafbd9878492579b0554a80159e548fa28a1ae4d231d4d4b88c6e07

import { ConcreteRequest } from 'relay-runtime';
export type RemovePushSubscriptionInput = {
  endpoint?: string | null | undefined;
  id?: string | null | undefined;
};
export type PushSwitchRemovePushSubscriptionMutation$variables = {
  input: RemovePushSubscriptionInput;
};
export type PushSwitchRemovePushSubscriptionMutation$data = {
  readonly removePushSubscription: {
    readonly pushSubscriptions: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type PushSwitchRemovePushSubscriptionMutation = {
  response: PushSwitchRemovePushSubscriptionMutation$data;
  variables: PushSwitchRemovePushSubscriptionMutation$variables;
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
    "name": "PushSwitchRemovePushSubscriptionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PushSwitchRemovePushSubscriptionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ad6c3b6daeafbd9878492579b0554a80159e548fa28a1ae4d231d4d4b88c6e07",
    "metadata": {},
    "name": "PushSwitchRemovePushSubscriptionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "692e1c2e3642b823f0cfe41289ee01db";

export default node;
