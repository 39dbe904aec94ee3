/**
 * @generated SignedSource<<9b2a96da129403c6a0ed96bffc95ddf0>>
 * @relayHash a3bfcfa6628f37bb6fba8378b7eaefe7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1ce5373d29883448ae9492cfe66367533ce7226953fe357567de45acd0f0a2a

import { ConcreteRequest } from 'relay-runtime';
export type ownTextsLatestQuery$variables = {
  isJournal: boolean;
  isNote: boolean;
  isStory: boolean;
};
export type ownTextsLatestQuery$data = {
  readonly viewer: {
    readonly journals?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly updatedAt: string;
        };
      }>;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
      };
    };
    readonly notes?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly updatedAt: string;
        };
      }>;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
      };
    };
    readonly stories?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly updatedAt: string;
          readonly workingUpdatedAt: string | null | undefined;
        };
      }>;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
      };
    };
    readonly user: {
      readonly id: string;
    };
  } | null | undefined;
};
export type ownTextsLatestQuery = {
  response: ownTextsLatestQuery$data;
  variables: ownTextsLatestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isJournal"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNote"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isStory"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = [
  (v4/*:: as any*/)
],
v8 = [
  (v3/*:: as any*/),
  (v5/*:: as any*/)
],
v9 = [
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
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "isStory",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": [
              (v4/*:: as any*/),
              {
                "kind": "Literal",
                "name": "orderBy",
                "value": "EDITED"
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
                      (v3/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "workingUpdatedAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": "stories(first:100,orderBy:\"EDITED\")"
          }
        ]
      },
      {
        "condition": "isJournal",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": "journals(first:100)"
          }
        ]
      },
      {
        "condition": "isNote",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": "notes(first:100)"
          }
        ]
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ownTextsLatestQuery",
    "selections": (v9/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ownTextsLatestQuery",
    "selections": (v9/*:: as any*/)
  },
  "params": {
    "id": "f1ce5373d29883448ae9492cfe66367533ce7226953fe357567de45acd0f0a2a",
    "metadata": {},
    "name": "ownTextsLatestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e8dcbe703b64153b604c5df8ee0779e1";

export default node;
