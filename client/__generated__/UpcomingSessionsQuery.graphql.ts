/**
 * @generated SignedSource<<a29d78a3ba5e926e0a6aae5eea04bdd9>>
 * @relayHash 872b3ee843a66a794c1e1316606ea23a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8833fd6f4c6dc003f79ba6b33b586189022b4fd89f95739294f5bd8a4f5e9296

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpcomingSessionsQuery$variables = Record<PropertyKey, never>;
export type UpcomingSessionsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useUpcomingSessions_query">;
};
export type UpcomingSessionsQuery = {
  response: UpcomingSessionsQuery$data;
  variables: UpcomingSessionsQuery$variables;
};

const node: ConcreteRequest = (function(){
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "participantCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "capacity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "registration",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerIsParticipant",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerIsLeader",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UpcomingSessionsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useUpcomingSessions_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UpcomingSessionsQuery",
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
    ]
  },
  "params": {
    "id": "8833fd6f4c6dc003f79ba6b33b586189022b4fd89f95739294f5bd8a4f5e9296",
    "metadata": {},
    "name": "UpcomingSessionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55549ccccad13b1e609eaf726c668a8f";

export default node;
