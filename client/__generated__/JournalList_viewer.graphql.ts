/**
 * @generated SignedSource<<933dcb0d3bdd2cf378131ca554ecc97e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JournalList_viewer$data = {
  readonly journals: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly excerpt: string;
        readonly id: string;
        readonly journalDate: string;
        readonly title: string;
        readonly " $fragmentSpreads": FragmentRefs<"JournalList_journal">;
      };
    }>;
  };
  readonly " $fragmentType": "JournalList_viewer";
};
export type JournalList_viewer$key = {
  readonly " $data"?: JournalList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalList_viewer">;
};

import JournalListPaginationQuery_graphql from './JournalListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "journals"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "authorId"
    },
    {
      "defaultValue": 40,
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
      "operation": JournalListPaginationQuery_graphql
    }
  },
  "name": "JournalList_viewer",
  "selections": [
    {
      "alias": "journals",
      "args": null,
      "concreteType": "JournalConnection",
      "kind": "LinkedField",
      "name": "__Journals_journals_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "JournalEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Journal",
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
                  "name": "title",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "length",
                      "value": 200
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "excerpt",
                  "storageKey": "excerpt(length:200)"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "journalDate",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "JournalList_journal"
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
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "11501357308885a6894ab2b9c9b911c6";

export default node;
