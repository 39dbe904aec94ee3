/**
 * @generated SignedSource<<2a69ff1835e76705dd4f13b9f1988515>>
 * @relayHash 5e74e0520a2e777524f1b6f2bb0e94d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca0e6966e2319c8d7233e7661b5077d0aa138374c0662493a7c95f60c2a7c692

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpcomingSessionsQuery$variables = Record<PropertyKey, never>;
export type UpcomingSessionsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UpcomingSessions_query">;
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
        "name": "UpcomingSessions_query"
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
    "id": "ca0e6966e2319c8d7233e7661b5077d0aa138374c0662493a7c95f60c2a7c692",
    "metadata": {},
    "name": "UpcomingSessionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46de36aa76a283e05e308f8785059064";

export default node;
