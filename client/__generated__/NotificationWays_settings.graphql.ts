/**
 * @generated SignedSource<<286bbc59567e8632cbc930e6158470f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "ACCOUNT_SECURITY" | "CONTENT_DECISION" | "CONTENT_WAITS" | "FEEDBACK_STATUS" | "JOIN_REQUEST" | "LATER_COMMENT" | "MENTION" | "NEW_FOLLOWER" | "NEW_REPORT" | "NEW_STORY" | "SESSION_CANCELLED" | "SESSION_MOVED" | "SESSION_PLACE" | "SESSION_RECAP" | "SESSION_REMINDER" | "STORY_COMMENT" | "STORY_SHARED" | "%future added value";
export type NotificationWay = "APP" | "DIGEST" | "MAIL" | "PUSH" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NotificationWays_settings$data = {
  readonly preferences: ReadonlyArray<{
    readonly availableWays: ReadonlyArray<NotificationWay>;
    readonly defaultWays: ReadonlyArray<NotificationWay>;
    readonly isAlwaysOn: boolean;
    readonly kind: NotificationKind;
    readonly ways: ReadonlyArray<NotificationWay>;
  }>;
  readonly " $fragmentType": "NotificationWays_settings";
};
export type NotificationWays_settings$key = {
  readonly " $data"?: NotificationWays_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationWays_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationWays_settings",
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
    }
  ],
  "type": "NotificationSettings",
  "abstractKey": null
};

(node as any).hash = "2dd2043bc5d87cff6ebac4528ac28ff3";

export default node;
