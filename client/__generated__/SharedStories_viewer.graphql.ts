/**
 * @generated SignedSource<<2716221502a7f0c51dfbdb5b75b6cd62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SharedStories_viewer$data = {
  readonly sharedStories: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "StoryEdge";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"StoryList_stories">;
  };
  readonly " $fragmentType": "SharedStories_viewer";
};
export type SharedStories_viewer$key = {
  readonly " $data"?: SharedStories_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedStories_viewer">;
};

import SharedStoriesPaginationQuery_graphql from './SharedStoriesPaginationQuery.graphql';

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
      "operation": SharedStoriesPaginationQuery_graphql
    }
  },
  "name": "SharedStories_viewer",
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

(node as any).hash = "029a52710bd63d8143c8373ce5bc3681";

export default node;
