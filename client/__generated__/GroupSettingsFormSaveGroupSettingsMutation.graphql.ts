/**
 * @generated SignedSource<<4f611e65fc9264e04a774af54fcf808b>>
 * @relayHash 218cbdbd063da3eab9f926ab61d178c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 914745f1ada10f663c981a36a06e7d4e1332d18b52407d13f142318a1c7d156c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JoiningMode = "APPROVAL" | "CLOSED" | "INVITATION" | "OPEN" | "%future added value";
export type SaveGroupSettingsInput = {
  allowsAiCrawlers?: boolean | null | undefined;
  contact?: string | null | undefined;
  joining?: JoiningMode | null | undefined;
  name?: string | null | undefined;
  newAccountsWait?: boolean | null | undefined;
  tagline?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type GroupSettingsFormSaveGroupSettingsMutation$variables = {
  input: SaveGroupSettingsInput;
};
export type GroupSettingsFormSaveGroupSettingsMutation$data = {
  readonly saveGroupSettings: {
    readonly groupSettings: {
      readonly " $fragmentSpreads": FragmentRefs<"GroupSettingsForm_settings">;
    };
  };
};
export type GroupSettingsFormSaveGroupSettingsMutation = {
  response: GroupSettingsFormSaveGroupSettingsMutation$data;
  variables: GroupSettingsFormSaveGroupSettingsMutation$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tagline",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "timeZone",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "joining",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "contact",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "newAccountsWait",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowsAiCrawlers",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GroupSettingsFormSaveGroupSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveGroupSettingsPayload",
        "kind": "LinkedField",
        "name": "saveGroupSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GroupSettings",
            "kind": "LinkedField",
            "name": "groupSettings",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "GroupSettingsForm_settings"
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
    "name": "GroupSettingsFormSaveGroupSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveGroupSettingsPayload",
        "kind": "LinkedField",
        "name": "saveGroupSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GroupSettings",
            "kind": "LinkedField",
            "name": "groupSettings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "GroupSettingValues",
                "kind": "LinkedField",
                "name": "values",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GroupSettingValues",
                "kind": "LinkedField",
                "name": "defaults",
                "plural": false,
                "selections": (v2/*:: as any*/),
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
    "id": "914745f1ada10f663c981a36a06e7d4e1332d18b52407d13f142318a1c7d156c",
    "metadata": {},
    "name": "GroupSettingsFormSaveGroupSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e0e9256f2d37c38f06994e9638687d9";

export default node;
