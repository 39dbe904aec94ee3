/**
 * @generated SignedSource<<6a9047add7d9ecbed80f7edeeb9e2e30>>
 * @relayHash fa2aa250ed585880c735edb8740f99ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 340eeebdd3a2f899a337ac0d4ceb1cf43e72d1745760a516307f0e58cf10f673

import { ConcreteRequest } from 'relay-runtime';
export type MemberState = "ACTIVE" | "SUSPENDED" | "WAITING" | "%future added value";
export type SystemPageQuery$variables = Record<PropertyKey, never>;
export type SystemPageQuery$data = {
  readonly systemState: {
    readonly auditEntries: number;
    readonly build: string;
    readonly checkedAt: string;
    readonly database: {
      readonly bytes: number;
      readonly clusterSize: number | null | undefined;
      readonly kind: string;
      readonly largestTables: ReadonlyArray<{
        readonly bytes: number;
        readonly name: string;
      }>;
      readonly migrations: number;
      readonly state: string;
      readonly version: string;
    };
    readonly isRedisConfigured: boolean;
    readonly isRedisConnected: boolean | null | undefined;
    readonly isSmtpConfigured: boolean;
    readonly isSmtpReachable: boolean | null | undefined;
    readonly mailFailures: ReadonlyArray<{
      readonly count: number;
      readonly lastAt: string;
      readonly reason: string;
    }>;
    readonly members: ReadonlyArray<{
      readonly count: number;
      readonly state: MemberState;
    }>;
    readonly nodeVersion: string;
    readonly queues: {
      readonly events: number;
      readonly mails: number;
      readonly oldestMailAt: string | null | undefined;
      readonly pushes: number;
    };
    readonly startedAt: string;
    readonly storage: {
      readonly bytes: number;
      readonly bytesMax: number;
      readonly most: number;
      readonly nearlyFull: number;
    };
    readonly version: string;
  };
};
export type SystemPageQuery = {
  response: SystemPageQuery$data;
  variables: SystemPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bytes",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SystemState",
    "kind": "LinkedField",
    "name": "systemState",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "build",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nodeVersion",
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
        "name": "checkedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "auditEntries",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSmtpConfigured",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSmtpReachable",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRedisConfigured",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRedisConnected",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MemberCount",
        "kind": "LinkedField",
        "name": "members",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StorageFacts",
        "kind": "LinkedField",
        "name": "storage",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "most",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nearlyFull",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bytesMax",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "QueueFacts",
        "kind": "LinkedField",
        "name": "queues",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mails",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "oldestMailAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "events",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pushes",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MailFailures",
        "kind": "LinkedField",
        "name": "mailFailures",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DatabaseFacts",
        "kind": "LinkedField",
        "name": "database",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "clusterSize",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "migrations",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TableSize",
            "kind": "LinkedField",
            "name": "largestTables",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
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
    "name": "SystemPageQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SystemPageQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "340eeebdd3a2f899a337ac0d4ceb1cf43e72d1745760a516307f0e58cf10f673",
    "metadata": {},
    "name": "SystemPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f9d435c7c0a9651ffc3a3cda1f48e68";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
