/**
 * @generated SignedSource<<254042cf1ab7f095828cc60b1396ddf2>>
 * @relayHash 14446fa6006d917f69d043b9e6032a13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffe3a508766440a6384c6640f90f0288786bf74a2202caea8eb581314a2520a3

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
    };
    readonly notes: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly title: string | null | undefined;
        };
      }>;
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
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v6 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v7 = [
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StoryDraft",
                    "kind": "LinkedField",
                    "name": "draft",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/)
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
        "args": (v5/*:: as any*/),
        "concreteType": "JournalConnection",
        "kind": "LinkedField",
        "name": "journals",
        "plural": false,
        "selections": [
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
                "selections": (v6/*:: as any*/),
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
        "args": (v5/*:: as any*/),
        "concreteType": "NoteConnection",
        "kind": "LinkedField",
        "name": "notes",
        "plural": false,
        "selections": [
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
                "selections": (v6/*:: as any*/),
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
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTextSearchQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "ffe3a508766440a6384c6640f90f0288786bf74a2202caea8eb581314a2520a3",
    "metadata": {},
    "name": "useTextSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "19646c843a890f61b8f324e7f529e7ff";

export default node;
