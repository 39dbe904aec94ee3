/**
 * @generated SignedSource<<f58a1a4842bf3ba8fac164622aafc7cc>>
 * @relayHash b7a633e8dc39382810231358e8976bab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 671c85c58d390961772c6ed87d9578fdda5f0612e71bfab2509029288f96a6fc

import { ConcreteRequest } from 'relay-runtime';
export type LeaveSessionReadingInput = {
  sessionId: string;
};
export type useReadingChangesLeaveSessionReadingMutation$variables = {
  input: LeaveSessionReadingInput;
};
export type useReadingChangesLeaveSessionReadingMutation$data = {
  readonly leaveSessionReading: {
    readonly reading: {
      readonly endsAt: string | null | undefined;
      readonly leftSeconds: number | null | undefined;
      readonly minutes: number;
      readonly readers: ReadonlyArray<{
        readonly hasRead: boolean;
        readonly isReading: boolean;
        readonly member: {
          readonly id: string;
          readonly name: string;
        };
      }>;
      readonly version: number;
    };
  };
};
export type useReadingChangesLeaveSessionReadingMutation = {
  response: useReadingChangesLeaveSessionReadingMutation$data;
  variables: useReadingChangesLeaveSessionReadingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "LeaveSessionReadingPayload",
    "kind": "LinkedField",
    "name": "leaveSessionReading",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SessionReading",
        "kind": "LinkedField",
        "name": "reading",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minutes",
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
            "name": "leftSeconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SessionReader",
            "kind": "LinkedField",
            "name": "readers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isReading",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasRead",
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
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReadingChangesLeaveSessionReadingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadingChangesLeaveSessionReadingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "671c85c58d390961772c6ed87d9578fdda5f0612e71bfab2509029288f96a6fc",
    "metadata": {},
    "name": "useReadingChangesLeaveSessionReadingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c408b225d97a89522ef0453dcc291c0";

export default node;
