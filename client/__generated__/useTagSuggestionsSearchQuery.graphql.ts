/**
 * @generated SignedSource<<25394a11d8b32f7f5298daa56464f22d>>
 * @relayHash c125aa22ce117d942f83ca9305441049
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77f20c6b5da9d7d0cc89c6a748c36b9af45b73303beaa27465456f51ee2d6aa1

import { ConcreteRequest } from 'relay-runtime';
export type useTagSuggestionsSearchQuery$variables = {
  first: number;
  search: string;
};
export type useTagSuggestionsSearchQuery$data = {
  readonly searchTags: ReadonlyArray<{
    readonly name: string;
  }>;
};
export type useTagSuggestionsSearchQuery = {
  response: useTagSuggestionsSearchQuery$data;
  variables: useTagSuggestionsSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTagSuggestionsSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "searchTags",
        "plural": true,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useTagSuggestionsSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "searchTags",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "77f20c6b5da9d7d0cc89c6a748c36b9af45b73303beaa27465456f51ee2d6aa1",
    "metadata": {},
    "name": "useTagSuggestionsSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8070abe645d255aab1388386417f68d8";

export default node;
