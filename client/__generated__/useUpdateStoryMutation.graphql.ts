/**
 * @generated SignedSource<<5333a6bffd5255e895a0e35d4d34bfcf>>
 * @relayHash 2c9d86d7ee924fbfb7a11bc68542dc56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6501a52745d6180245aac993d3605d6a5cdcfce631d57b9413c3433b16f6160f

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type UpdateStoryInput = {
  autosave?: boolean | null | undefined;
  baseUpdatedAt?: string | null | undefined;
  content?: string | null | undefined;
  id: string;
  isCollaborative?: boolean | null | undefined;
  notes?: string | null | undefined;
  privacyLevel?: PrivacyLevel | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title?: string | null | undefined;
};
export type useUpdateStoryMutation$variables = {
  input: UpdateStoryInput;
};
export type useUpdateStoryMutation$data = {
  readonly updateStory: {
    readonly story: {
      readonly content: string;
      readonly excerpt: string;
      readonly id: string;
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
export type useUpdateStoryMutation = {
  response: useUpdateStoryMutation$data;
  variables: useUpdateStoryMutation$variables;
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
            "name": "privacyLevel",
            "storageKey": null
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
            "name": "updatedAt",
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
    "name": "useUpdateStoryMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateStoryMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6501a52745d6180245aac993d3605d6a5cdcfce631d57b9413c3433b16f6160f",
    "metadata": {},
    "name": "useUpdateStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3312be4fd9779f7d83e49f28f618654d";

export default node;
