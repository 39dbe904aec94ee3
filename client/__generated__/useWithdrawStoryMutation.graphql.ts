/**
 * @generated SignedSource<<392c6d5012a4f8c1fe824b0d1c9198d3>>
 * @relayHash 3ba858797ebe102eae93906ba3e9447d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 926b97d7ff7a0efd9208f391c1e5bffd6925a1808e7cb348ea883b4b6d39d88d

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type UpdateStoryInput = {
  asDraft?: boolean | null | undefined;
  autosave?: boolean | null | undefined;
  baseUpdatedAt?: string | null | undefined;
  content?: string | null | undefined;
  id: string;
  isCollaborative?: boolean | null | undefined;
  lang?: string | null | undefined;
  listed?: boolean | null | undefined;
  notes?: string | null | undefined;
  privacyLevel?: PrivacyLevel | null | undefined;
  replacesDraft?: boolean | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title?: string | null | undefined;
  writtenOn?: string | null | undefined;
};
export type useWithdrawStoryMutation$variables = {
  input: UpdateStoryInput;
};
export type useWithdrawStoryMutation$data = {
  readonly updateStory: {
    readonly story: {
      readonly content: string;
      readonly hasUnpublishedChanges: boolean;
      readonly id: string;
      readonly privacyLevel: PrivacyLevel;
      readonly readersMayComment: boolean;
      readonly sharedWith: ReadonlyArray<{
        readonly id: string;
      }> | null | undefined;
      readonly title: string;
      readonly updatedAt: string;
      readonly viewerCanShare: boolean;
      readonly wordCount: number;
      readonly workingUpdatedAt: string | null | undefined;
    };
  };
};
export type useWithdrawStoryMutation = {
  response: useWithdrawStoryMutation$data;
  variables: useWithdrawStoryMutation$variables;
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
            "name": "wordCount",
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
            "kind": "ScalarField",
            "name": "workingUpdatedAt",
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
            "kind": "ScalarField",
            "name": "readersMayComment",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "sharedWith",
            "plural": true,
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWithdrawStoryMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWithdrawStoryMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "926b97d7ff7a0efd9208f391c1e5bffd6925a1808e7cb348ea883b4b6d39d88d",
    "metadata": {},
    "name": "useWithdrawStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23984bc4aa367552f4f5452f8c24fb9d";

export default node;
