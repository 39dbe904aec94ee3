/**
 * @generated SignedSource<<06ebd6f6869a4096439e4feb5f40e26b>>
 * @relayHash d056938646efc9e96389e191bffe2029
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8019cedd63dc90a5bb4e0725fffd67e3f6e4453a43044c6ea1c931bce4b8e2b1

import { ConcreteRequest } from 'relay-runtime';
export type useTagSuggestionsPopularQuery$variables = Record<PropertyKey, never>;
export type useTagSuggestionsPopularQuery$data = {
  readonly popularTags: ReadonlyArray<{
    readonly name: string;
  }>;
};
export type useTagSuggestionsPopularQuery = {
  response: useTagSuggestionsPopularQuery$data;
  variables: useTagSuggestionsPopularQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTagSuggestionsPopularQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "popularTags",
        "plural": true,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTagSuggestionsPopularQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "popularTags",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "8019cedd63dc90a5bb4e0725fffd67e3f6e4453a43044c6ea1c931bce4b8e2b1",
    "metadata": {},
    "name": "useTagSuggestionsPopularQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "49cdab2cc0778b5cd5e280c9ed66edcb";

export default node;
