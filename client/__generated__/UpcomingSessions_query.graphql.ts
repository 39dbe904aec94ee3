/**
 * @generated SignedSource<<7f03b86a5280e234a9f8f0fb852a6609>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type UpcomingSessions_query$data = {
  readonly inProgress: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly dateTime: string;
        readonly id: string;
        readonly status: SessionStatus;
        readonly " $fragmentSpreads": FragmentRefs<"UpcomingSession_session">;
      };
    }>;
  };
  readonly scheduled: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly dateTime: string;
        readonly id: string;
        readonly status: SessionStatus;
        readonly " $fragmentSpreads": FragmentRefs<"UpcomingSession_session">;
      };
    }>;
  };
  readonly " $fragmentType": "UpcomingSessions_query";
};
export type UpcomingSessions_query$key = {
  readonly " $data"?: UpcomingSessions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpcomingSessions_query">;
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
  "name": "UpcomingSessions_query",
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

(node as any).hash = "46de36aa76a283e05e308f8785059064";

export default node;
