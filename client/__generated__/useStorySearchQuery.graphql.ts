/**
 * @generated SignedSource<<117e01c5025e52eea8e44f55fb8d0fed>>
 * @relayHash 5d68a9deb68e9489acd5b6cc380ee364
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2299f92798a221c9303238dcf1661ef6386528a772e4c0bcb6e9acfd2b24b702

import { ConcreteRequest } from 'relay-runtime';
export type useStorySearchQuery$variables = {
  search: string;
};
export type useStorySearchQuery$data = {
  readonly viewer: {
    readonly stories: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly draft: {
            readonly title: string;
          } | null | undefined;
          readonly id: string;
          readonly title: string;
        };
      }>;
    };
  } | null | undefined;
};
export type useStorySearchQuery = {
  response: useStorySearchQuery$data;
  variables: useStorySearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
  "name": "title",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 12
          },
          {
            "kind": "Literal",
            "name": "orderBy",
            "value": "EDITED"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "StoryConnection",
        "kind": "LinkedField",
        "name": "stories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StoryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Story",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StoryDraft",
                    "kind": "LinkedField",
                    "name": "draft",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/)
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStorySearchQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStorySearchQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2299f92798a221c9303238dcf1661ef6386528a772e4c0bcb6e9acfd2b24b702",
    "metadata": {},
    "name": "useStorySearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ac92f12b148d0748e16a4aec648db8d";

export default node;
