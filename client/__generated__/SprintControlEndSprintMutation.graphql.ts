/**
 * @generated SignedSource<<1a862b3477ff9cbd76a5cf877bb556db>>
 * @relayHash 2c027e6515920d8c23d21c5b55597af7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84110c4672f471383e76dc01c0d7c2dc8e577e4233aa308d01634fff5ab07daa

import { ConcreteRequest } from 'relay-runtime';
export type EndSprintInput = {
  id: string;
};
export type SprintControlEndSprintMutation$variables = {
  input: EndSprintInput;
};
export type SprintControlEndSprintMutation$data = {
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
export type SprintControlEndSprintMutation = {
  response: SprintControlEndSprintMutation$data;
  variables: SprintControlEndSprintMutation$variables;
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
    "name": "SprintControlEndSprintMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SprintControlEndSprintMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "84110c4672f471383e76dc01c0d7c2dc8e577e4233aa308d01634fff5ab07daa",
    "metadata": {},
    "name": "SprintControlEndSprintMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "27fa1445fd6c65fee281026e4ab4392c";

export default node;
