/**
 * @generated SignedSource<<5e310bf3e9742d9760e3962bb67e76ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useUpcomingSessions_query$data = {
  readonly inProgress: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly dateTime: string;
        readonly id: string;
        readonly status: SessionStatus;
        readonly " $fragmentSpreads": FragmentRefs<"FirstSession_session" | "UpcomingSession_session">;
      };
    }>;
  };
  readonly scheduled: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly dateTime: string;
        readonly id: string;
        readonly status: SessionStatus;
        readonly " $fragmentSpreads": FragmentRefs<"FirstSession_session" | "UpcomingSession_session">;
      };
    }>;
  };
  readonly " $fragmentType": "useUpcomingSessions_query";
};
export type useUpcomingSessions_query$key = {
  readonly " $data"?: useUpcomingSessions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUpcomingSessions_query">;
};

import UpcomingSessionsQuery_graphql from './UpcomingSessionsQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SessionEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dateTime",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UpcomingSession_session"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FirstSession_session"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": UpcomingSessionsQuery_graphql
    }
  },
  "name": "useUpcomingSessions_query",
  "selections": [
    {
      "alias": "inProgress",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "status",
          "value": [
            "IN_PROGRESS"
          ]
        }
      ],
      "concreteType": "SessionConnection",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sessions(first:5,status:[\"IN_PROGRESS\"])"
    },
    {
      "alias": "scheduled",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "status",
          "value": [
            "SCHEDULED"
          ]
        }
      ],
      "concreteType": "SessionConnection",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sessions(first:5,status:[\"SCHEDULED\"])"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "55549ccccad13b1e609eaf726c668a8f";

export default node;
