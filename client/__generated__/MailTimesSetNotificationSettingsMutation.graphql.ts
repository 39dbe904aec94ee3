/**
 * @generated SignedSource<<2819d175d5ead3b995a4ab08887ccb03>>
 * @relayHash 31a970c05256558b7c21439a9908ec36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36a067ae470662de36e51f3ebb822efa907b0ef123f5d0e17ffa275b79459f6d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DigestFrequency = "DAILY" | "WEEKLY" | "%future added value";
export type SetNotificationSettingsInput = {
  digest?: DigestFrequency | null | undefined;
  quietHours?: QuietHoursInput | null | undefined;
};
export type QuietHoursInput = {
  from: number;
  timeZone: string;
  until: number;
};
export type MailTimesSetNotificationSettingsMutation$variables = {
  input: SetNotificationSettingsInput;
};
export type MailTimesSetNotificationSettingsMutation$data = {
  readonly setNotificationSettings: {
    readonly notificationSettings: {
      readonly mailRefusedAt: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"MailTimes_settings" | "NotificationWays_settings">;
    };
  };
};
export type MailTimesSetNotificationSettingsMutation = {
  response: MailTimesSetNotificationSettingsMutation$data;
  variables: MailTimesSetNotificationSettingsMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mailRefusedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MailTimesSetNotificationSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetNotificationSettingsPayload",
        "kind": "LinkedField",
        "name": "setNotificationSettings",
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
              (v2/*:: as any*/),
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailTimesSetNotificationSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetNotificationSettingsPayload",
        "kind": "LinkedField",
        "name": "setNotificationSettings",
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
              (v2/*:: as any*/),
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
    "id": "36a067ae470662de36e51f3ebb822efa907b0ef123f5d0e17ffa275b79459f6d",
    "metadata": {},
    "name": "MailTimesSetNotificationSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "136d881053067afea943fdf541d1aa90";

export default node;
