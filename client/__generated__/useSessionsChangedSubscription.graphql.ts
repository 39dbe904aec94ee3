/**
 * @generated SignedSource<<716714da69640c5fa9cff08e0cd8676c>>
 * @relayHash 4ad16f5ca28f6046a949cdce4573097b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cee704841181fa5cfc7c170623babfb3fbd300d13e83740ca446796a25b1a0e

import { ConcreteRequest } from 'relay-runtime';
export type SessionRegistration = "CLOSED" | "FULL" | "OPEN" | "%future added value";
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
export type useSessionsChangedSubscription$variables = Record<PropertyKey, never>;
export type useSessionsChangedSubscription$data = {
  readonly sessionsChanged: {
    readonly removedSessionIds: ReadonlyArray<string>;
    readonly sessions: ReadonlyArray<{
      readonly capacity: number;
      readonly dateTime: string;
      readonly description: string;
      readonly durationMinutes: number;
      readonly endedAt: string | null | undefined;
      readonly endsAt: string;
      readonly id: string;
      readonly isRecurring: boolean;
      readonly leader: {
        readonly displayName: string | null | undefined;
        readonly id: string;
        readonly isDeleted: boolean;
        readonly name: string;
        readonly profileImageUrl: string | null | undefined;
        readonly username: string;
      };
      readonly leaderId: string;
      readonly location: string | null | undefined;
      readonly participantCount: number;
      readonly registration: SessionRegistration;
      readonly startedAt: string | null | undefined;
      readonly status: SessionStatus;
      readonly title: string;
      readonly updatedAt: string;
    }>;
  };
};
export type useSessionsChangedSubscription = {
  response: useSessionsChangedSubscription$data;
  variables: useSessionsChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Session",
  "kind": "LinkedField",
  "name": "sessions",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
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
      "name": "description",
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
      "name": "durationMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
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
      "name": "leaderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "leader",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profileImageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeleted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedSessionIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSessionsChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SessionsChange",
        "kind": "LinkedField",
        "name": "sessionsChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSessionsChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SessionsChange",
        "kind": "LinkedField",
        "name": "sessionsChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "removedSessionIds"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8cee704841181fa5cfc7c170623babfb3fbd300d13e83740ca446796a25b1a0e",
    "metadata": {},
    "name": "useSessionsChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f431c55ba1eccd64752b7139b2a2d240";

export default node;
