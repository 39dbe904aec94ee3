/**
 * @generated SignedSource<<adf31ed4e5defad6648d4498ad7997df>>
 * @relayHash a9522ef73f112f9d2e637e59e3e7282a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bb3a9f53d5140d73b05adc99a2dbbc7668f021d27aa800f261832973a2ebc63

import { ConcreteRequest } from 'relay-runtime';
export type ClearSessionChatInput = {
  id: string;
};
export type useClearSessionChatMutation$variables = {
  input: ClearSessionChatInput;
};
export type useClearSessionChatMutation$data = {
  readonly clearSessionChat: {
    readonly session: {
      readonly id: string;
    };
  };
};
export type useClearSessionChatMutation = {
  response: useClearSessionChatMutation$data;
  variables: useClearSessionChatMutation$variables;
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
    "name": "useClearSessionChatMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClearSessionChatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3bb3a9f53d5140d73b05adc99a2dbbc7668f021d27aa800f261832973a2ebc63",
    "metadata": {},
    "name": "useClearSessionChatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0055b6e66868f0d760b57fc20ff8e20a";

export default node;
