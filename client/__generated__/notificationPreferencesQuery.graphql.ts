/**
 * @generated SignedSource<<5e1ca7feb8dd71f9017e3605af2e6540>>
 * @relayHash 0f3a90a8a45d4ad6d7a1af45364f3d4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb341c03a05bf396a84a37b2dcc431fd73f8cf3259ff3b3480dd5425c7ca611b

import { ConcreteRequest } from 'relay-runtime';
export type NotificationKind = "ACCOUNT_SECURITY" | "CONTENT_DECISION" | "CONTENT_WAITS" | "FEEDBACK_STATUS" | "JOIN_REQUEST" | "LATER_COMMENT" | "MENTION" | "NEW_FOLLOWER" | "NEW_REPORT" | "NEW_STORY" | "SESSION_CANCELLED" | "SESSION_MOVED" | "SESSION_PLACE" | "SESSION_RECAP" | "SESSION_REMINDER" | "STORY_COMMENT" | "STORY_SHARED" | "%future added value";
export type NotificationWay = "APP" | "DIGEST" | "MAIL" | "PUSH" | "%future added value";
export type notificationPreferencesQuery$variables = Record<PropertyKey, never>;
export type notificationPreferencesQuery$data = {
  readonly viewer: {
    readonly notificationSettings: {
      readonly preferences: ReadonlyArray<{
        readonly kind: NotificationKind;
        readonly ways: ReadonlyArray<NotificationWay>;
      }>;
    };
  } | null | undefined;
};
export type notificationPreferencesQuery = {
  response: notificationPreferencesQuery$data;
  variables: notificationPreferencesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationSettings",
        "kind": "LinkedField",
        "name": "notificationSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationPreference",
            "kind": "LinkedField",
            "name": "preferences",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ways",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "notificationPreferencesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "notificationPreferencesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "eb341c03a05bf396a84a37b2dcc431fd73f8cf3259ff3b3480dd5425c7ca611b",
    "metadata": {},
    "name": "notificationPreferencesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b6c4c0c55dd7a71949c8d84cdf0228c";

export default node;
