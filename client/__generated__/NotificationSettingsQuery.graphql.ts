/**
 * @generated SignedSource<<de3dbd7bf876839fd437fbb8e5d31b24>>
 * @relayHash 9b5b8485975079606e5617db41c2eed7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 870aac004cb0e3e48149cc336516f5e9dff29d4da7cd7eac5dc1cc55cad94297

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationSettingsQuery$variables = Record<PropertyKey, never>;
export type NotificationSettingsQuery$data = {
  readonly viewer: {
    readonly notificationSettings: {
      readonly " $fragmentSpreads": FragmentRefs<"MailTimes_settings" | "NotificationWays_settings">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"NotificationAddress_viewer">;
  } | null | undefined;
};
export type NotificationSettingsQuery = {
  response: NotificationSettingsQuery$data;
  variables: NotificationSettingsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NotificationSettingsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationAddress_viewer"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationSettings",
            "kind": "LinkedField",
            "name": "notificationSettings",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NotificationWays_settings"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MailTimes_settings"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NotificationSettingsQuery",
    "selections": [
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
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emailConfirmedAt",
            "storageKey": null
          },
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
                "kind": "ScalarField",
                "name": "mailRefusedAt",
                "storageKey": null
              },
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
    ]
  },
  "params": {
    "id": "870aac004cb0e3e48149cc336516f5e9dff29d4da7cd7eac5dc1cc55cad94297",
    "metadata": {},
    "name": "NotificationSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8c7f13d0bbfcdd5c21963666acd3cbfe";

export default node;
