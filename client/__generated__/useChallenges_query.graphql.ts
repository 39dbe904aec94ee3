/**
 * @generated SignedSource<<7df864b39956c162248b42fdf5ce9b78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useChallenges_query$data = {
  readonly challenges: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isOver: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"ChallengeItem_challenge">;
      };
    }>;
  };
  readonly viewer: {
    readonly canOpenChallenges: boolean;
  } | null | undefined;
  readonly " $fragmentType": "useChallenges_query";
};
export type useChallenges_query$key = {
  readonly " $data"?: useChallenges_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChallenges_query">;
};

import useChallengesPaginationQuery_graphql from './useChallengesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "challenges"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
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
      "fragmentPathInResult": [],
      "operation": useChallengesPaginationQuery_graphql
    }
  },
  "name": "useChallenges_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canOpenChallenges",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "challenges",
      "args": null,
      "concreteType": "ChallengeConnection",
      "kind": "LinkedField",
      "name": "__useChallenges_challenges_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ChallengeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Challenge",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOver",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ChallengeItem_challenge"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
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
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "6eff46d11c7e0f62c700d0ea073ae0a4";

export default node;
