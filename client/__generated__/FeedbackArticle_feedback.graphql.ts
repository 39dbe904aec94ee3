/**
 * @generated SignedSource<<36fc8741a9e3d48a34a9a422c55f2dab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FeedbackCategory = "BUG" | "FEATURE" | "IMPROVEMENT" | "OTHER" | "%future added value";
export type FeedbackPriority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM" | "%future added value";
export type FeedbackStatus = "ACCEPTED" | "CLOSED" | "IMPLEMENTED" | "OPEN" | "REJECTED" | "UNDER_REVIEW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type FeedbackArticle_feedback$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  };
  readonly category: FeedbackCategory;
  readonly createdAt: string;
  readonly description: string;
  readonly priority: FeedbackPriority | null | undefined;
  readonly status: FeedbackStatus;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"AssignedTo_feedback" | "FeedbackActions_feedback" | "FeedbackVotes_feedback">;
  readonly " $fragmentType": "FeedbackArticle_feedback";
};
export type FeedbackArticle_feedback$key = {
  readonly " $data"?: FeedbackArticle_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackArticle_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackArticle_feedback",
  "selections": [
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
      "name": "priority",
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
      "name": "updatedAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeedbackActions_feedback"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignedTo_feedback"
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "8454fb3856c6493dde78b6f22bcd6412";

export default node;
