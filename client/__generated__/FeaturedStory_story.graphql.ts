/**
 * @generated SignedSource<<f561ca0651d3ad382614b124795e8cbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FeaturedStory_story$data = {
  readonly id: string;
  readonly opening: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"StoryFacts_story">;
  readonly " $fragmentType": "FeaturedStory_story";
};
export type FeaturedStory_story$key = {
  readonly " $data"?: FeaturedStory_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedStory_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeaturedStory_story",
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
      "alias": "opening",
      "args": [
        {
          "kind": "Literal",
          "name": "length",
          "value": 300
        }
      ],
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": "excerpt(length:300)"
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

(node as any).hash = "10a83fa62396eabc7427c582add7dd81";

export default node;
