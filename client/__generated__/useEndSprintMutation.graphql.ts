/**
 * @generated SignedSource<<38c34a4097380cf312b0d28e86d77ae6>>
 * @relayHash 9ec3bd5af3ccf5f241aa3b090e4e752c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e71e2dc507753e102ea3a9056d4b3d1fbde7714715a19b02e57582549a545f8d

import { ConcreteRequest } from 'relay-runtime';
export type EndSprintInput = {
  id: string;
};
export type useEndSprintMutation$variables = {
  input: EndSprintInput;
};
export type useEndSprintMutation$data = {
  readonly endSprint: {
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
export type useEndSprintMutation = {
  response: useEndSprintMutation$data;
  variables: useEndSprintMutation$variables;
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
    "concreteType": "EndSprintPayload",
    "kind": "LinkedField",
    "name": "endSprint",
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
    "name": "useEndSprintMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndSprintMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e71e2dc507753e102ea3a9056d4b3d1fbde7714715a19b02e57582549a545f8d",
    "metadata": {},
    "name": "useEndSprintMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e15df069910a5177f087a51d0f963ffa";

export default node;
