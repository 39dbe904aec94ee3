/**
 * @generated SignedSource<<c5fb6de0c30db96cd806eb27a3720f5f>>
 * @relayHash 8d3dea0575b55bb451d3a4958f8c1b77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8152ce6e8216758ba07cb947a69b221fb029a4d62106363d6790ed1ffe12baf8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupSettingsPageQuery$variables = Record<PropertyKey, never>;
export type GroupSettingsPageQuery$data = {
  readonly groupSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupSettingsForm_settings">;
  };
};
export type GroupSettingsPageQuery = {
  response: GroupSettingsPageQuery$data;
  variables: GroupSettingsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "allowsAiCrawlers",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GroupSettingsPageQuery",
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GroupSettingsPageQuery",
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
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GroupSettingValues",
            "kind": "LinkedField",
            "name": "defaults",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8152ce6e8216758ba07cb947a69b221fb029a4d62106363d6790ed1ffe12baf8",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4522db828b80a72b62f20bcb8b3bc1f9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
