/**
 * @generated SignedSource<<2a1f7a00c0b3851bc38cfde65ca60f81>>
 * @relayHash c99dd3b5f7d28f34447efcd4c26b2667
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40779f6648e4c48911d88dd895c0ef2f58a73bc0e3e38fbc4ae4709ce77f5bde

import { ConcreteRequest } from 'relay-runtime';
export type WriteInSessionInput = {
  exerciseId?: string | null | undefined;
  sessionId: string;
  showsPiece?: boolean | null | undefined;
  showsWords?: boolean | null | undefined;
  storyId?: string | null | undefined;
};
export type relayTransportWriteInSessionMutation$variables = {
  input: WriteInSessionInput;
};
export type relayTransportWriteInSessionMutation$data = {
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
export type relayTransportWriteInSessionMutation = {
  response: relayTransportWriteInSessionMutation$data;
  variables: relayTransportWriteInSessionMutation$variables;
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
    "name": "relayTransportWriteInSessionMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "relayTransportWriteInSessionMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "40779f6648e4c48911d88dd895c0ef2f58a73bc0e3e38fbc4ae4709ce77f5bde",
    "metadata": {},
    "name": "relayTransportWriteInSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36e458c5b7fc8dc543990b47f1f0742a";

export default node;
