/**
 * @generated SignedSource<<ceb207021b3aa770c77fe2ba1cb0e8ba>>
 * @relayHash 2d1952269251ee21404d4c6b1f085e07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df9483a8cb28010cbda7f2504a7b19ad881fa368a5fdfcd1cd504a7aeced9152

import { ConcreteRequest } from 'relay-runtime';
export type WriteInSessionInput = {
  exerciseId?: string | null | undefined;
  sessionId: string;
  showsPiece?: boolean | null | undefined;
  showsWords?: boolean | null | undefined;
  storyId?: string | null | undefined;
};
export type storyTransportWriteInSessionMutation$variables = {
  input: WriteInSessionInput;
};
export type storyTransportWriteInSessionMutation$data = {
  readonly writeInSession: {
    readonly session: {
      readonly id: string;
      readonly viewerWriting: {
        readonly exercise: {
          readonly description: string;
          readonly id: string;
          readonly prompt: string;
          readonly timeLimitMinutes: number | null | undefined;
          readonly title: string;
        } | null | undefined;
        readonly showsPiece: boolean;
        readonly showsWords: boolean;
        readonly story: {
          readonly id: string;
          readonly title: string;
        } | null | undefined;
        readonly words: number;
      } | null | undefined;
    };
  };
};
export type storyTransportWriteInSessionMutation = {
  response: storyTransportWriteInSessionMutation$data;
  variables: storyTransportWriteInSessionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "WriteInSessionPayload",
    "kind": "LinkedField",
    "name": "writeInSession",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SessionWriting",
            "kind": "LinkedField",
            "name": "viewerWriting",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "showsPiece",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "showsWords",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "words",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Story",
                "kind": "LinkedField",
                "name": "story",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Exercise",
                "kind": "LinkedField",
                "name": "exercise",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "prompt",
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
                    "name": "timeLimitMinutes",
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
    "name": "storyTransportWriteInSessionMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "storyTransportWriteInSessionMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "df9483a8cb28010cbda7f2504a7b19ad881fa368a5fdfcd1cd504a7aeced9152",
    "metadata": {},
    "name": "storyTransportWriteInSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "13a7bf940c54d7f56f67e24a90a455fa";

export default node;
