/**
 * @generated SignedSource<<56cd28eaa4eabaa622793f1f4b32a4fe>>
 * @relayHash 96cafb88df1cecf985ad03c131631c10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4a3d62e0d2939142593f6fe1af8c954ca7b01bd47f6954cd8ba4660abbf57f7

import { ConcreteRequest } from 'relay-runtime';
export type SendSessionMessageInput = {
  content: string;
  localId?: string | null | undefined;
  sessionId: string;
};
export type sendMessageMutation$variables = {
  input: SendSessionMessageInput;
};
export type sendMessageMutation$data = {
  readonly sendSessionMessage: {
    readonly message: {
      readonly author: {
        readonly id: string;
        readonly name: string;
      };
      readonly content: string;
      readonly createdAt: string;
      readonly id: string;
      readonly localId: string | null | undefined;
    } | null | undefined;
  };
};
export type sendMessageMutation = {
  response: sendMessageMutation$data;
  variables: sendMessageMutation$variables;
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
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SendSessionMessagePayload",
    "kind": "LinkedField",
    "name": "sendSessionMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SessionMessage",
        "kind": "LinkedField",
        "name": "message",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "localId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "author",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sendMessageMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendMessageMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e4a3d62e0d2939142593f6fe1af8c954ca7b01bd47f6954cd8ba4660abbf57f7",
    "metadata": {},
    "name": "sendMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d762ec4cfe0757976f464f9ff2d19cfe";

export default node;
