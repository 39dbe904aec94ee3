/**
 * @generated SignedSource<<1d11250329387cd9c4429e217aba7a97>>
 * @relayHash 459bbdd602020ee2c0d6729434dbfe58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4b84ac006b835b6faee7f9846304fd6c0516cffb0654be37fb20f1b8156fc2c

import { ConcreteRequest } from 'relay-runtime';
export type ClearSessionChatInput = {
  id: string;
};
export type useChatModerationClearSessionChatMutation$variables = {
  input: ClearSessionChatInput;
};
export type useChatModerationClearSessionChatMutation$data = {
  readonly clearSessionChat: {
    readonly session: {
      readonly id: string;
    };
  };
};
export type useChatModerationClearSessionChatMutation = {
  response: useChatModerationClearSessionChatMutation$data;
  variables: useChatModerationClearSessionChatMutation$variables;
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
    "concreteType": "ClearSessionChatPayload",
    "kind": "LinkedField",
    "name": "clearSessionChat",
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
    "name": "useChatModerationClearSessionChatMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChatModerationClearSessionChatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d4b84ac006b835b6faee7f9846304fd6c0516cffb0654be37fb20f1b8156fc2c",
    "metadata": {},
    "name": "useChatModerationClearSessionChatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5b766e4fa36451901f3413ade2ad5436";

export default node;
