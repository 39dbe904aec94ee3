/**
 * @generated SignedSource<<6de9e22df029ead9b64b3e2d574ac14a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoriesPage_viewer$data = {
  readonly sharedStories: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "StoryEdge";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"StoryList_stories">;
  };
  readonly " $fragmentType": "StoriesPage_viewer";
};
export type StoriesPage_viewer$key = {
  readonly " $data"?: StoriesPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoriesPage_viewer">;
};

import StoriesPagePaginationQuery_graphql from './StoriesPagePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "sharedStories"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": StoriesPagePaginationQuery_graphql
    }
  },
  "name": "StoriesPage_viewer",
  "selections": [
    {
      "alias": "sharedStories",
      "args": null,
      "concreteType": "StoryConnection",
      "kind": "LinkedField",
      "name": "__SharedStories_sharedStories_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StoryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Story",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StoryList_stories"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "539e9a9ba226393d8d788911aac66d79";

export default node;
