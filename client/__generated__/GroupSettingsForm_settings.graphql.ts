/**
 * @generated SignedSource<<212e68f8a9031ea1aad98199662831ea>>
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
    readonly newAccountsWait: boolean;
    readonly tagline: string;
    readonly timeZone: string;
  };
  readonly values: {
    readonly allowsAiCrawlers: boolean;
    readonly contact: string | null | undefined;
    readonly joining: JoiningMode;
    readonly name: string;
    readonly newAccountsWait: boolean;
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

(node as any).hash = "d87f04e55e8c19d77143a78758b15856";

export default node;
