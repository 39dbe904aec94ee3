/**
 * @generated SignedSource<<5740404d08dbacb051ac47a997143744>>
 * @relayHash e59f2eb947661d15c65f411290b74ef5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e0cf803e3800650582cd8fa8bc8639b166d26545e198b9301be7088978990d7

import { ConcreteRequest } from 'relay-runtime';
export type DigestFrequency = "DAILY" | "WEEKLY" | "%future added value";
export type NotificationKind = "ACCOUNT_SECURITY" | "CONTENT_DECISION" | "CONTENT_WAITS" | "FEEDBACK_STATUS" | "JOIN_REQUEST" | "LATER_COMMENT" | "MENTION" | "NEW_FOLLOWER" | "NEW_REPORT" | "NEW_STORY" | "SESSION_CANCELLED" | "SESSION_MOVED" | "SESSION_PLACE" | "SESSION_RECAP" | "SESSION_REMINDER" | "STORY_COMMENT" | "STORY_SHARED" | "%future added value";
export type NotificationWay = "APP" | "DIGEST" | "MAIL" | "PUSH" | "%future added value";
export type SetNotificationPreferencesInput = {
  preferences: ReadonlyArray<NotificationPreferenceInput>;
};
export type NotificationPreferenceInput = {
  kind: NotificationKind;
  ways?: ReadonlyArray<NotificationWay> | null | undefined;
};
export type notificationPreferencesSetMutation$variables = {
  input: SetNotificationPreferencesInput;
};
export type notificationPreferencesSetMutation$data = {
  readonly setNotificationPreferences: {
    readonly notificationSettings: {
      readonly digest: DigestFrequency;
      readonly mailRefusedAt: string | null | undefined;
      readonly preferences: ReadonlyArray<{
        readonly availableWays: ReadonlyArray<NotificationWay>;
        readonly defaultWays: ReadonlyArray<NotificationWay>;
        readonly isAlwaysOn: boolean;
        readonly kind: NotificationKind;
        readonly ways: ReadonlyArray<NotificationWay>;
      }>;
      readonly quietHours: {
        readonly from: number;
        readonly timeZone: string;
        readonly until: number;
      } | null | undefined;
    };
  };
};
export type notificationPreferencesSetMutation = {
  response: notificationPreferencesSetMutation$data;
  variables: notificationPreferencesSetMutation$variables;
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
    "concreteType": "SetNotificationPreferencesPayload",
    "kind": "LinkedField",
    "name": "setNotificationPreferences",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "defaultWays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "availableWays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isAlwaysOn",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "digest",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mailRefusedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "QuietHours",
            "kind": "LinkedField",
            "name": "quietHours",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "until",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
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
    "name": "notificationPreferencesSetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "notificationPreferencesSetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e0cf803e3800650582cd8fa8bc8639b166d26545e198b9301be7088978990d7",
    "metadata": {},
    "name": "notificationPreferencesSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4cf998b95933476059b6f583b2500c96";

export default node;
