/**
 * @generated SignedSource<<4f895841983fd93ddaccfb4f9e1fb95f>>
 * @relayHash 33bfaec6d68b75f810b07436471acd1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1631471407f41639d10c1fbd63951b2ff92466ca058dae314a74309603c33b4

import { ConcreteRequest } from 'relay-runtime';
export type SendSessionMessageInput = {
  content: string;
  localId?: string | null | undefined;
  sessionId: string;
};
export type useOutboxMutation$variables = {
  input: SendSessionMessageInput;
};
export type useOutboxMutation$data = {
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
export type useOutboxMutation = {
  response: useOutboxMutation$data;
  variables: useOutboxMutation$variables;
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
    "name": "useOutboxMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOutboxMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f1631471407f41639d10c1fbd63951b2ff92466ca058dae314a74309603c33b4",
    "metadata": {},
    "name": "useOutboxMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "295f4e207ed3b7e9e59106c31e80d39a";

export default node;
