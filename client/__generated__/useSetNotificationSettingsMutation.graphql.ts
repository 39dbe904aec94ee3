/**
 * @generated SignedSource<<84cd62a2f5ef81faddfd84c6ad131b55>>
 * @relayHash 63a7bef71cbbe542b7c423ea1921f521
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 639dae3f1fadadd681ee9b796cad9c560c36b1cb09785c43d3632c00fd358be9

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
export type useSetNotificationSettingsMutation$variables = {
  input: SetNotificationSettingsInput;
};
export type useSetNotificationSettingsMutation$data = {
  readonly setNotificationSettings: {
    readonly notificationSettings: {
      readonly mailRefusedAt: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"MailTimes_settings" | "NotificationWays_settings">;
    };
  };
};
export type useSetNotificationSettingsMutation = {
  response: useSetNotificationSettingsMutation$data;
  variables: useSetNotificationSettingsMutation$variables;
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
    "name": "useSetNotificationSettingsMutation",
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
    "name": "useSetNotificationSettingsMutation",
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
    "id": "639dae3f1fadadd681ee9b796cad9c560c36b1cb09785c43d3632c00fd358be9",
    "metadata": {},
    "name": "useSetNotificationSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a997820db9ceeea78fa79f6240bf834c";

export default node;
