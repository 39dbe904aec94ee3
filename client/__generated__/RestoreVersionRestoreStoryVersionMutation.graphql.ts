/**
 * @generated SignedSource<<6e927533891f1db9affd4b72583af46a>>
 * @relayHash d169a0faba47360b31a28c2323de61a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c7a531edc8ac5be9d0aaa318ae9f737fa32616da4d0d6623d83e63fa5f78e69

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RestoreStoryVersionInput = {
  baseUpdatedAt?: string | null | undefined;
  id: string;
};
export type RestoreVersionRestoreStoryVersionMutation$variables = {
  connections: ReadonlyArray<string>;
  input: RestoreStoryVersionInput;
};
export type RestoreVersionRestoreStoryVersionMutation$data = {
  readonly restoreStoryVersion: {
    readonly story: {
      readonly content: string;
      readonly draft: {
        readonly content: string;
        readonly isConflicting: boolean;
        readonly tags: ReadonlyArray<string>;
        readonly title: string;
        readonly updatedAt: string;
        readonly wordCount: number;
      } | null | undefined;
      readonly excerpt: string;
      readonly hasUnpublishedChanges: boolean;
      readonly id: string;
      readonly readingTimeMinutes: number;
      readonly revisedAt: string;
      readonly title: string;
      readonly updatedAt: string;
      readonly versionNumber: number;
      readonly wordCount: number;
      readonly workingUpdatedAt: string | null | undefined;
    };
    readonly version: {
      readonly id: string;
      readonly versionNumber: number;
    } | null | undefined;
    readonly versionEdge: {
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"VersionRow_version">;
      };
    } | null | undefined;
  };
};
export type RestoreVersionRestoreStoryVersionMutation = {
  response: RestoreVersionRestoreStoryVersionMutation$data;
  variables: RestoreVersionRestoreStoryVersionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wordCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versionNumber",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Story",
  "kind": "LinkedField",
  "name": "story",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "length",
          "value": 200
        }
      ],
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": "excerpt(length:200)"
    },
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readingTimeMinutes",
      "storageKey": null
    },
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workingUpdatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revisedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasUnpublishedChanges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StoryDraft",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tags",
          "storageKey": null
        },
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isConflicting",
          "storageKey": null
        },
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "StoryVersion",
  "kind": "LinkedField",
  "name": "version",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
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
    "name": "RestoreVersionRestoreStoryVersionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RestoreStoryVersionPayload",
        "kind": "LinkedField",
        "name": "restoreStoryVersion",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StoryVersionEdge",
            "kind": "LinkedField",
            "name": "versionEdge",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "StoryVersion",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "VersionRow_version"
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RestoreVersionRestoreStoryVersionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RestoreStoryVersionPayload",
        "kind": "LinkedField",
        "name": "restoreStoryVersion",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StoryVersionEdge",
            "kind": "LinkedField",
            "name": "versionEdge",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "StoryVersion",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v8/*:: as any*/),
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
                    "name": "kind",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "prependEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "versionEdge",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5c7a531edc8ac5be9d0aaa318ae9f737fa32616da4d0d6623d83e63fa5f78e69",
    "metadata": {},
    "name": "RestoreVersionRestoreStoryVersionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e713fb1edcf0aafed544f5462756d2f";

export default node;
