/**
 * @generated SignedSource<<eeebfcaa9e88b9690b03c54f369bb702>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BlogCard_story$data = {
  readonly cardExcerpt: string;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"StoryFacts_story">;
  readonly " $fragmentType": "BlogCard_story";
};
export type BlogCard_story$key = {
  readonly " $data"?: BlogCard_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlogCard_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlogCard_story",
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
      "alias": "cardExcerpt",
      "args": [
        {
          "kind": "Literal",
          "name": "length",
          "value": 150
        }
      ],
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": "excerpt(length:150)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryFacts_story"
    }
  ],
  "type": "Story",
  "abstractKey": null
};

(node as any).hash = "b27932a24cb5ff3ec44a46618f4e2595";

export default node;
