/**
 * @generated SignedSource<<3ff7af618fcf3bd56adf3f0d17e3402a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CommentsMode = "APPROVAL" | "CLOSED" | "OPEN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CommentsModeChoice_story$data = {
  readonly commentsMode: CommentsMode;
  readonly id: string;
  readonly viewerCanModerateComments: boolean;
  readonly " $fragmentType": "CommentsModeChoice_story";
};
export type CommentsModeChoice_story$key = {
  readonly " $data"?: CommentsModeChoice_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentsModeChoice_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentsModeChoice_story",
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
      "name": "commentsMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanModerateComments",
      "storageKey": null
    }
  ],
  "type": "Story",
  "abstractKey": null
};

(node as any).hash = "8239e9ca5eb909ebe4a5a0ba1bd8a333";

export default node;
