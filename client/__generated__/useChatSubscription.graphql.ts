/**
 * @generated SignedSource<<94996ec3f0792c9b884fce95b614f642>>
 * @relayHash f592e640f3491ddca75b1ab33cecb0ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1df5de30f1c4eb21a209f39b6655070d4ac1b8a17465d73192fa228fe487836a

import { ConcreteRequest } from 'relay-runtime';
export type useChatSubscription$variables = {
  id: string;
};
export type useChatSubscription$data = {
  readonly sessionChatChanged: {
    readonly messages: ReadonlyArray<{
      readonly author: {
        readonly id: string;
        readonly name: string;
      };
      readonly content: string;
      readonly createdAt: string;
      readonly id: string;
      readonly localId: string | null | undefined;
    }>;
    readonly removedMessageIds: ReadonlyArray<string>;
  };
};
export type useChatSubscription = {
  response: useChatSubscription$data;
  variables: useChatSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "SessionChatChange",
    "kind": "LinkedField",
    "name": "sessionChatChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SessionMessage",
        "kind": "LinkedField",
        "name": "messages",
        "plural": true,
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedMessageIds",
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
    "name": "useChatSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChatSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1df5de30f1c4eb21a209f39b6655070d4ac1b8a17465d73192fa228fe487836a",
    "metadata": {},
    "name": "useChatSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9d3c94b8639dbf2997dd4e399c5c27c9";

export default node;
