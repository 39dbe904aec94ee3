/**
 * @generated SignedSource<<86c43ae66bddd808bfe607881423f4fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FeedbackStatus = "ACCEPTED" | "CLOSED" | "IMPLEMENTED" | "OPEN" | "REJECTED" | "UNDER_REVIEW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SimilarRow_feedback$data = {
  readonly id: string;
  readonly status: FeedbackStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackVotes_feedback">;
  readonly " $fragmentType": "SimilarRow_feedback";
};
export type SimilarRow_feedback$key = {
  readonly " $data"?: SimilarRow_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarRow_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimilarRow_feedback",
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
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeedbackVotes_feedback"
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "b97c0729050aab5480e82b9d8d23db55";

export default node;
