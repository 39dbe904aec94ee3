/**
 * @generated SignedSource<<0ff66d84af64dc7585e0a6860443132b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StoryActions_story$data = {
  readonly id: string;
  readonly privacyLevel: PrivacyLevel;
  readonly viewerCanDelete: boolean;
  readonly viewerCanEdit: boolean;
  readonly viewerCanHide: boolean;
  readonly viewerCanShare: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"StoryActions_shared">;
  readonly " $fragmentType": "StoryActions_story";
};
export type StoryActions_story$key = {
  readonly " $data"?: StoryActions_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryActions_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryActions_story",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "privacyLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanHide",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryActions_shared"
    }
  ],
  "type": "Story",
  "abstractKey": null
};

(node as any).hash = "9abce22631b2b27f992ad458ac27f458";

export default node;
