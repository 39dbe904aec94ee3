/**
 * @generated SignedSource<<8abb703da6d26435e868587618a78280>>
 * @relayHash 35be53b3cccfcefc5da7c3d428338bac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 487295677466902a0d142ef627af170f3b0fcca578987ed28797f41f77dc0527

import { ConcreteRequest } from 'relay-runtime';
export type WriteInSessionInput = {
  exerciseId?: string | null | undefined;
  sessionId: string;
  showsPiece?: boolean | null | undefined;
  showsWords?: boolean | null | undefined;
  storyId?: string | null | undefined;
};
export type useWriteInSessionMutation$variables = {
  input: WriteInSessionInput;
};
export type useWriteInSessionMutation$data = {
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
export type useWriteInSessionMutation = {
  response: useWriteInSessionMutation$data;
  variables: useWriteInSessionMutation$variables;
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
    "name": "useWriteInSessionMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWriteInSessionMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "487295677466902a0d142ef627af170f3b0fcca578987ed28797f41f77dc0527",
    "metadata": {},
    "name": "useWriteInSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c58a9beb34b4c1c0c328bd4561d17087";

export default node;
