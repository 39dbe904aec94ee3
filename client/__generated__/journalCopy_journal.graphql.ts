/**
 * @generated SignedSource<<6e4d67519b07ee26b7a5454f9fc78f79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type journalCopy_journal$data = {
  readonly content: string;
  readonly id: string;
  readonly journalDate: string;
  readonly mood: string | null | undefined;
  readonly prompt: string | null | undefined;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "journalCopy_journal";
};
export type journalCopy_journal$key = {
  readonly " $data"?: journalCopy_journal$data;
  readonly " $fragmentSpreads": FragmentRefs<"journalCopy_journal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "journalCopy_journal",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "journalDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mood",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prompt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "Journal",
  "abstractKey": null
};

(node as any).hash = "033828b4871310ba0a8d2564a4f4c745";

export default node;
