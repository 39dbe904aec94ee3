/**
 * @generated SignedSource<<483f47ba710def4b71d147609217517d>>
 * @relayHash 4f8b00cfc6e6370f45e6c4273a27405b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8da42ceaa30930688f92d38fcd13d63abc34b218daeb42c06dfd57c652b31719

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
    "id": "8da42ceaa30930688f92d38fcd13d63abc34b218daeb42c06dfd57c652b31719",
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
