/**
 * @generated SignedSource<<643268d66194ee484b2f6ec2f6461d78>>
 * @relayHash ef5c545dce0c4d6c02cc6a6e63075c09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 040a519346d1cfc57c0b9f12dcb7c2dc266d6874c31497b250c83e51d0355042

import { ConcreteRequest } from 'relay-runtime';
export type LiveNotificationsSubscription$variables = Record<PropertyKey, never>;
export type LiveNotificationsSubscription$data = {
  readonly notificationsChanged: {
    readonly notification: {
      readonly id: string;
    } | null | undefined;
    readonly unreadCount: number;
  };
};
export type LiveNotificationsSubscription = {
  response: LiveNotificationsSubscription$data;
  variables: LiveNotificationsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "NotificationsChange",
    "kind": "LinkedField",
    "name": "notificationsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Notification",
        "kind": "LinkedField",
        "name": "notification",
        "plural": false,
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveNotificationsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveNotificationsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "040a519346d1cfc57c0b9f12dcb7c2dc266d6874c31497b250c83e51d0355042",
    "metadata": {},
    "name": "LiveNotificationsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1deaa7b5e86f5fe55d1dd06d16cde02b";

export default node;
