/**
 * @generated SignedSource<<8ddc295eccf0b3e77345ac4a310fc7e6>>
 * @relayHash 2f04e00802907355cd212270f56afd65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 602c2f45016fc6c8cb0304fe4f7a30991dc184b8d7f93b6a6d99b098929c0073

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
export type useSaveGroupSettingsMutation$variables = {
  input: SaveGroupSettingsInput;
};
export type useSaveGroupSettingsMutation$data = {
  readonly saveGroupSettings: {
    readonly groupSettings: {
      readonly " $fragmentSpreads": FragmentRefs<"GroupSettingsForm_settings">;
    };
  };
};
export type useSaveGroupSettingsMutation = {
  response: useSaveGroupSettingsMutation$data;
  variables: useSaveGroupSettingsMutation$variables;
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
    "name": "useSaveGroupSettingsMutation",
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
    "name": "useSaveGroupSettingsMutation",
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
    "id": "602c2f45016fc6c8cb0304fe4f7a30991dc184b8d7f93b6a6d99b098929c0073",
    "metadata": {},
    "name": "useSaveGroupSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "da0cc7a8ea516997351a93948ebfd641";

export default node;
