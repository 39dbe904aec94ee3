/**
 * @generated SignedSource<<303acfc39bb7797fc0967876a69036b1>>
 * @relayHash 85f6794f0358f54f9a68b11db4926764
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91120d661366dd85feb96a190b17c8f866e964ad9e9659c068467ad77897d7d3

import { ConcreteRequest } from 'relay-runtime';
export type useMentionsQuery$variables = {
  id: string;
  search: string;
};
export type useMentionsQuery$data = {
  readonly story: {
    readonly id: string;
    readonly mentionableMembers: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly profileImageUrl: string | null | undefined;
      readonly username: string;
    }>;
  } | null | undefined;
};
export type useMentionsQuery = {
  response: useMentionsQuery$data;
  variables: useMentionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
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
    "concreteType": "Story",
    "kind": "LinkedField",
    "name": "story",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "mentionableMembers",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "profileImageUrl",
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
    "name": "useMentionsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMentionsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "91120d661366dd85feb96a190b17c8f866e964ad9e9659c068467ad77897d7d3",
    "metadata": {},
    "name": "useMentionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29993ed7bb920e9ef44c986f059d9238";

export default node;
