/**
 * @generated SignedSource<<729de905f70bd434771a09c010606c51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavoriteStories_viewer$data = {
  readonly favoriteStories: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly __typename: "StoryEdge";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"StoryList_stories">;
  };
  readonly " $fragmentType": "FavoriteStories_viewer";
};
export type FavoriteStories_viewer$key = {
  readonly " $data"?: FavoriteStories_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteStories_viewer">;
};

import FavoriteStoriesPaginationQuery_graphql from './FavoriteStoriesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "favoriteStories"
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
      "operation": FavoriteStoriesPaginationQuery_graphql
    }
  },
  "name": "FavoriteStories_viewer",
  "selections": [
    {
      "alias": "favoriteStories",
      "args": null,
      "concreteType": "StoryConnection",
      "kind": "LinkedField",
      "name": "__FavoriteStories_favoriteStories_connection",
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
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "44c1a3896045fa6ca0b15f4427738cf1";

export default node;
