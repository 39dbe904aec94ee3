/**
 * @generated SignedSource<<75ead7687cfb9c3f3e3e8db4e136cc33>>
 * @relayHash 028dfbbfbe8cdedf5d02bc23bd6c84c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe7fe80027f056521d884976afcf61d04ba1df36df5e8c53da15f4450756433c

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
    "id": "fe7fe80027f056521d884976afcf61d04ba1df36df5e8c53da15f4450756433c",
    "metadata": {},
    "name": "useEndSprintMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92e52afb7b1e68c9a26ebb4f04a53c68";

export default node;
