/**
 * @generated SignedSource<<a506775498cbb315445a72c223d78d34>>
 * @relayHash b3d7adfb5b47314dd45874301d80462a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33433031157332c95677b9c4d4a605b1e71581f8dbe25c23883d97395f8fd539

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type UpdateStoryInput = {
  autosave?: boolean | null | undefined;
  baseUpdatedAt?: string | null | undefined;
  content?: string | null | undefined;
  id: string;
  isCollaborative?: boolean | null | undefined;
  lang?: string | null | undefined;
  listed?: boolean | null | undefined;
  notes?: string | null | undefined;
  privacyLevel?: PrivacyLevel | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title?: string | null | undefined;
  writtenOn?: string | null | undefined;
};
export type storyTransportUpdateMutation$variables = {
  input: UpdateStoryInput;
};
export type storyTransportUpdateMutation$data = {
  readonly updateStory: {
    readonly story: {
      readonly content: string;
      readonly excerpt: string;
      readonly id: string;
      readonly lang: string | null | undefined;
      readonly listed: boolean;
      readonly privacyLevel: PrivacyLevel;
      readonly readingTimeMinutes: number;
      readonly tags: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly title: string;
      readonly updatedAt: string;
      readonly versionNumber: number;
      readonly viewerCanShare: boolean;
      readonly wordCount: number;
    };
  };
};
export type storyTransportUpdateMutation = {
  response: storyTransportUpdateMutation$data;
  variables: storyTransportUpdateMutation$variables;
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
    "concreteType": "UpdateStoryPayload",
    "kind": "LinkedField",
    "name": "updateStory",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Story",
        "kind": "LinkedField",
        "name": "story",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
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
            "name": "privacyLevel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "listed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lang",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
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
          },
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wordCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readingTimeMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "versionNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanShare",
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
    "name": "storyTransportUpdateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "storyTransportUpdateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "33433031157332c95677b9c4d4a605b1e71581f8dbe25c23883d97395f8fd539",
    "metadata": {},
    "name": "storyTransportUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf9f81ec96aee8ac43135d3ff51c2c36";

export default node;
