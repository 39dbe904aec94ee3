/**
 * @generated SignedSource<<6117e54746b3d69f327f6e5c903fec7e>>
 * @relayHash 96c33982782fa085e150e970407036b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0b452a69446363f3b93a062d499fbe66631e4cec711263b9d3a140ad9631b27

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
        readonly starterId: string | null | undefined;
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "starterId",
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
    "id": "d0b452a69446363f3b93a062d499fbe66631e4cec711263b9d3a140ad9631b27",
    "metadata": {},
    "name": "useStartSprintMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa35351556ff087229401141613555ae";

export default node;
