/**
 * @generated SignedSource<<4d8115a99d3067189f4168a2c64db1d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoryList_stories$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"StoryRow_story">;
    };
  }>;
  readonly " $fragmentType": "StoryList_stories";
};
export type StoryList_stories$key = {
  readonly " $data"?: StoryList_stories$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryList_stories">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryList_stories",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StoryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Story",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StoryRow_story"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StoryConnection",
  "abstractKey": null
};

(node as any).hash = "12bfab229a6b21be733dbcbc109cf09f";

export default node;
