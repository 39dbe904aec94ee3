/**
 * @generated SignedSource<<8504709da7a4dba4df84345e10d2dabc>>
 * @relayHash 11976bda1532e5652cfc89d0213a5121
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac28060464746d8182b983890ba2b50d88be8a76eadc45385428eb332f428145

import { ConcreteRequest } from 'relay-runtime';
export type SessionKind = "DROP_IN" | "SCHEDULED" | "%future added value";
export type SessionRegistration = "CLOSED" | "FULL" | "OPEN" | "%future added value";
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
export type useSessionChangedSubscription$variables = {
  id: string;
};
export type useSessionChangedSubscription$data = {
  readonly sessionChanged: {
    readonly removedSessionId: string | null | undefined;
    readonly session: {
      readonly capacity: number;
      readonly dateTime: string;
      readonly description: string;
      readonly durationMinutes: number;
      readonly endedAt: string | null | undefined;
      readonly endsAt: string;
      readonly hasReading: boolean;
      readonly id: string;
      readonly isRecurring: boolean;
      readonly kind: SessionKind;
      readonly leader: {
        readonly displayName: string | null | undefined;
        readonly id: string;
        readonly isDeleted: boolean;
        readonly name: string;
        readonly profileImageUrl: string | null | undefined;
        readonly username: string;
      };
      readonly location: string | null | undefined;
      readonly nextSession: {
        readonly dateTime: string;
        readonly id: string;
        readonly status: SessionStatus;
        readonly title: string;
      } | null | undefined;
      readonly openMoves: ReadonlyArray<SessionStatus>;
      readonly participantCount: number;
      readonly participants: {
        readonly edges: ReadonlyArray<{
          readonly cursor: string;
          readonly node: {
            readonly displayName: string | null | undefined;
            readonly id: string;
            readonly isDeleted: boolean;
            readonly name: string;
            readonly profileImageUrl: string | null | undefined;
            readonly username: string;
          };
        }>;
        readonly totalCount: number;
      };
      readonly registration: SessionRegistration;
      readonly sprint: {
        readonly endsAt: string;
        readonly startedAt: string;
        readonly starterId: string | null | undefined;
      } | null | undefined;
      readonly startedAt: string | null | undefined;
      readonly status: SessionStatus;
      readonly summary: {
        readonly intervalMinutes: number;
        readonly intervals: ReadonlyArray<number>;
        readonly lines: ReadonlyArray<{
          readonly closing: string | null | undefined;
          readonly intention: string | null | undefined;
          readonly member: {
            readonly id: string;
            readonly isDeleted: boolean;
            readonly name: string;
            readonly username: string;
          };
        }>;
        readonly quietWriterCount: number;
        readonly sprints: ReadonlyArray<{
          readonly endsAt: string;
          readonly startedAt: string;
          readonly words: number;
          readonly writers: ReadonlyArray<{
            readonly member: {
              readonly id: string;
              readonly name: string;
            };
            readonly words: number;
          }>;
        }>;
        readonly words: number;
        readonly writers: ReadonlyArray<{
          readonly member: {
            readonly id: string;
            readonly isDeleted: boolean;
            readonly name: string;
            readonly profileImageUrl: string | null | undefined;
            readonly username: string;
          };
          readonly words: number;
        }>;
      } | null | undefined;
      readonly title: string;
      readonly updatedAt: string;
    } | null | undefined;
  };
};
export type useSessionChangedSubscription = {
  response: useSessionChangedSubscription$data;
  variables: useSessionChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dateTime",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profileImageUrl",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDeleted",
  "storageKey": null
},
v12 = [
  (v2/*:: as any*/),
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "displayName",
    "storageKey": null
  },
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "words",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Session",
  "kind": "LinkedField",
  "name": "session",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMinutes",
      "storageKey": null
    },
    (v5/*:: as any*/),
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
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRecurring",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasReading",
      "storageKey": null
    },
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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
      "name": "registration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openMoves",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "leader",
      "plural": false,
      "selections": (v12/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "participants",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UserEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
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
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": (v12/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "participants(first:50)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionSprint",
      "kind": "LinkedField",
      "name": "sprint",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "starterId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        (v13/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "intervalMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "intervals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietWriterCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SessionSprintResult",
          "kind": "LinkedField",
          "name": "sprints",
          "plural": true,
          "selections": [
            (v7/*:: as any*/),
            (v5/*:: as any*/),
            (v13/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SessionSprintWriter",
              "kind": "LinkedField",
              "name": "writers",
              "plural": true,
              "selections": [
                (v13/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "User",
                  "kind": "LinkedField",
                  "name": "member",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v8/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SessionLinesOfMember",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "intention",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "closing",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v11/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SessionSummaryWriter",
          "kind": "LinkedField",
          "name": "writers",
          "plural": true,
          "selections": [
            (v13/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "nextSession",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedSessionId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSessionChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SessionChange",
        "kind": "LinkedField",
        "name": "sessionChanged",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSessionChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SessionChange",
        "kind": "LinkedField",
        "name": "sessionChanged",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "removedSessionId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ac28060464746d8182b983890ba2b50d88be8a76eadc45385428eb332f428145",
    "metadata": {},
    "name": "useSessionChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "166a0f90971a631749105634c9ed79c4";

export default node;
