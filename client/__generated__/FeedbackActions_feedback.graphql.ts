/**
 * @generated SignedSource<<4dfe531ce065f8e911ae5e9bfb9a5241>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FeedbackActions_feedback$data = {
  readonly id: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanEdit: boolean;
  readonly viewerCanManage: boolean;
  readonly viewerCanVote: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AssignDialog_feedback" | "StatusDialog_feedback">;
  readonly " $fragmentType": "FeedbackActions_feedback";
};
export type FeedbackActions_feedback$key = {
  readonly " $data"?: FeedbackActions_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackActions_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackActions_feedback",
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManage",
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
      "name": "viewerCanVote",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusDialog_feedback"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignDialog_feedback"
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "afb4efa78d2f74ae2390704d578981d2";

export default node;
