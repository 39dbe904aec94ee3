/**
 * @generated SignedSource<<bd5f7d257286842e43a86e0e8c6c049c>>
 * @relayHash cae4c8d1a6288d9bcda3e07263218ad4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67ccb3122894acbe022763e7d3c7d41a67ee75139af8ea7cc123f7a91012f1fa

import { ConcreteRequest } from 'relay-runtime';
export type StartSprintInput = {
  id: string;
  minutes: number;
};
export type useStartSprintMutation$variables = {
  input: StartSprintInput;
};
export type useStartSprintMutation$data = {
  readonly startSprint: {
    readonly session: {
      readonly id: string;
      readonly sprint: {
        readonly endsAt: string;
        readonly startedAt: string;
      } | null | undefined;
    };
  };
};
export type useStartSprintMutation = {
  response: useStartSprintMutation$data;
  variables: useStartSprintMutation$variables;
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
    "concreteType": "StartSprintPayload",
    "kind": "LinkedField",
    "name": "startSprint",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "session",
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
            "concreteType": "SessionSprint",
            "kind": "LinkedField",
            "name": "sprint",
            "plural": false,
            "selections": [
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
                "name": "endsAt",
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
    "name": "useStartSprintMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartSprintMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "67ccb3122894acbe022763e7d3c7d41a67ee75139af8ea7cc123f7a91012f1fa",
    "metadata": {},
    "name": "useStartSprintMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bbe824d3f99a9d7222a58e4754128d1a";

export default node;
