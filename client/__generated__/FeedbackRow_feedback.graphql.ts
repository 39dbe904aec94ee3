/**
 * @generated SignedSource<<9d26d7552da1d24bd28eb565f526c902>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FeedbackCategory = "BUG" | "FEATURE" | "IMPROVEMENT" | "OTHER" | "%future added value";
export type FeedbackStatus = "ACCEPTED" | "CLOSED" | "IMPLEMENTED" | "OPEN" | "REJECTED" | "UNDER_REVIEW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type FeedbackRow_feedback$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  };
  readonly category: FeedbackCategory;
  readonly createdAt: string;
  readonly description: string;
  readonly id: string;
  readonly status: FeedbackStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackVotes_feedback">;
  readonly " $fragmentType": "FeedbackRow_feedback";
};
export type FeedbackRow_feedback$key = {
  readonly " $data"?: FeedbackRow_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackRow_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackRow_feedback",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuthorLink_user"
        }
      ],
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

(node as any).hash = "b4549fcc3f165383a6eed43054e11b87";

export default node;
