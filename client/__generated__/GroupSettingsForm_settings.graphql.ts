/**
 * @generated SignedSource<<a5233a874aa1e5c0b01a3a0be6536a06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JoiningMode = "APPROVAL" | "CLOSED" | "INVITATION" | "OPEN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type GroupSettingsForm_settings$data = {
  readonly defaults: {
    readonly allowsAiCrawlers: boolean;
    readonly contact: string | null | undefined;
    readonly joining: JoiningMode;
    readonly name: string;
    readonly tagline: string;
    readonly timeZone: string;
  };
  readonly values: {
    readonly allowsAiCrawlers: boolean;
    readonly contact: string | null | undefined;
    readonly joining: JoiningMode;
    readonly name: string;
    readonly tagline: string;
    readonly timeZone: string;
  };
  readonly " $fragmentType": "GroupSettingsForm_settings";
};
export type GroupSettingsForm_settings$key = {
  readonly " $data"?: GroupSettingsForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSettingsForm_settings">;
};

const node: ReaderFragment = (function(){
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupSettingsForm_settings",
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
  "type": "GroupSettings",
  "abstractKey": null
};
})();

(node as any).hash = "0a4c435063f49d5eabf26fb01db455c4";

export default node;
