/**
 * @generated SignedSource<<0743fecfcdd737e0dc147f4dd2fd0f1d>>
 * @relayHash ee42dec0d0524ad42545c3ef204884ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e356ea7f30723877ad43cc384dc22205095b66f3a95cdbf15ac12018a727678

import { ConcreteRequest } from 'relay-runtime';
export type useTextSearchQuery$variables = {
  search: string;
};
export type useTextSearchQuery$data = {
  readonly viewer: {
    readonly journals: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly title: string;
        };
      }>;
      readonly textsLeftOut: boolean | null | undefined;
    };
    readonly notes: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly title: string | null | undefined;
        };
      }>;
      readonly textsLeftOut: boolean | null | undefined;
    };
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
      readonly textsLeftOut: boolean | null | undefined;
      readonly wordsLeftOut: ReadonlyArray<string> | null | undefined;
    };
  } | null | undefined;
};
export type useTextSearchQuery = {
  response: useTextSearchQuery$data;
  variables: useTextSearchQuery$variables;
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
  "kind": "Literal",
  "name": "first",
  "value": 12
},
v2 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textsLeftOut",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v7 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v8 = [
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
          (v1/*:: as any*/),
          {
            "kind": "Literal",
            "name": "orderBy",
            "value": "EDITED"
          },
          (v2/*:: as any*/)
        ],
        "concreteType": "StoryConnection",
        "kind": "LinkedField",
        "name": "stories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wordsLeftOut",
            "storageKey": null
          },
          (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StoryDraft",
                    "kind": "LinkedField",
                    "name": "draft",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/)
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
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "JournalConnection",
        "kind": "LinkedField",
        "name": "journals",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JournalEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Journal",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v7/*:: as any*/),
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
        "args": (v6/*:: as any*/),
        "concreteType": "NoteConnection",
        "kind": "LinkedField",
        "name": "notes",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NoteEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v7/*:: as any*/),
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
    "name": "useTextSearchQuery",
    "selections": (v8/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTextSearchQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "6e356ea7f30723877ad43cc384dc22205095b66f3a95cdbf15ac12018a727678",
    "metadata": {},
    "name": "useTextSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "64a34adf6c03c7963332dbf212ce6c6b";

export default node;
