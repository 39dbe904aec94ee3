/**
 * @generated SignedSource<<2c7afaf8477d14379de1c7eb1010eb82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type VoteType = "DOWNVOTE" | "UPVOTE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type FeedbackVotes_feedback$data = {
  readonly downvotesCount: number;
  readonly id: string;
  readonly score: number;
  readonly title: string;
  readonly upvotesCount: number;
  readonly viewerCanVote: boolean;
  readonly viewerVote: VoteType | null | undefined;
  readonly " $fragmentType": "FeedbackVotes_feedback";
};
export type FeedbackVotes_feedback$key = {
  readonly " $data"?: FeedbackVotes_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackVotes_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackVotes_feedback",
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
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upvotesCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downvotesCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerVote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanVote",
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "04d3d08eda19db29cdcd8bcea61873f9";

export default node;
