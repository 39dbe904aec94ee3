/**
 * @generated SignedSource<<5008d4e0088324e8379996f2c68ec2e4>>
 * @relayHash 14627701acd5399535963091c3f7bb14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08e087971591b9a9ea0621faf8ac3b9c7e6ed51a78a4aec1f4160932a8aadba0

import { ConcreteRequest } from 'relay-runtime';
export type LeaveSessionReadingInput = {
  sessionId: string;
};
export type useLeaveSessionReadingMutation$variables = {
  input: LeaveSessionReadingInput;
};
export type useLeaveSessionReadingMutation$data = {
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
export type useLeaveSessionReadingMutation = {
  response: useLeaveSessionReadingMutation$data;
  variables: useLeaveSessionReadingMutation$variables;
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
    "name": "useLeaveSessionReadingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLeaveSessionReadingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "08e087971591b9a9ea0621faf8ac3b9c7e6ed51a78a4aec1f4160932a8aadba0",
    "metadata": {},
    "name": "useLeaveSessionReadingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7042e588345c5b6887ce13847efb71ea";

export default node;
