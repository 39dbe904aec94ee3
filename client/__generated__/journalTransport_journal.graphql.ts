/**
 * @generated SignedSource<<33701ec9d491f4e805d6891368989191>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type journalTransport_journal$data = {
  readonly content: string;
  readonly id: string;
  readonly journalDate: string;
  readonly mood: string | null | undefined;
  readonly prompt: string | null | undefined;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "journalTransport_journal";
};
export type journalTransport_journal$key = {
  readonly " $data"?: journalTransport_journal$data;
  readonly " $fragmentSpreads": FragmentRefs<"journalTransport_journal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "journalTransport_journal",
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

(node as any).hash = "27d8316a911eb31dd90ba33c48430d6d";

export default node;
