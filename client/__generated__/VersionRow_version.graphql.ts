/**
 * @generated SignedSource<<2f12af5c5a062930ee9b732e1030ac9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StoryVersionKind = "AUTOSAVED" | "NAMED" | "NOT_CHOSEN" | "SAVED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type VersionRow_version$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly kind: StoryVersionKind;
  readonly name: string | null | undefined;
  readonly title: string;
  readonly versionNumber: number;
  readonly wordCount: number;
  readonly " $fragmentType": "VersionRow_version";
};
export type VersionRow_version$key = {
  readonly " $data"?: VersionRow_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"VersionRow_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VersionRow_version",
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
      "name": "versionNumber",
      "storageKey": null
    },
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordCount",
      "storageKey": null
    }
  ],
  "type": "StoryVersion",
  "abstractKey": null
};

(node as any).hash = "ac015bbf55d63e93bd2eac5c1479b78b";

export default node;
