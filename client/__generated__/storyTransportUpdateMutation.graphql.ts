/**
 * @generated SignedSource<<aad288385f4254267d748173d0e5c723>>
 * @relayHash a9f86fed38913834ea0037218220ba92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ca4784e8f8b4d400f6716fca98c4cd93579cb9a81e69da34e53fe1b05eb5a03

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
    "id": "3ca4784e8f8b4d400f6716fca98c4cd93579cb9a81e69da34e53fe1b05eb5a03",
    "metadata": {},
    "name": "storyTransportUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf9f81ec96aee8ac43135d3ff51c2c36";

export default node;
