/**
 * @generated SignedSource<<32be4f50764fdc4b5305839befa12674>>
 * @relayHash e8b2b9693b64529c0645cbd94580ea99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dde04f3bf9beb99148b3e59afd43a80c9b5cdb30025dc7de168253dd6cda5416

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type useStoryChangedSubscription$variables = {
  id: string;
  isOwn: boolean;
};
export type useStoryChangedSubscription$data = {
  readonly storyChanged: {
    readonly removedStoryId: string | null | undefined;
    readonly story: {
      readonly content: string;
      readonly hasUnpublishedChanges?: boolean;
      readonly id: string;
      readonly isSharedByName: boolean;
      readonly lang: string | null | undefined;
      readonly privacyLevel: PrivacyLevel;
      readonly readingTimeMinutes: number;
      readonly tags: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly title: string;
      readonly updatedAt: string;
      readonly versionNumber: number;
      readonly wordCount: number;
      readonly workingUpdatedAt?: string | null | undefined;
    } | null | undefined;
  };
};
export type useStoryChangedSubscription = {
  response: useStoryChangedSubscription$data;
  variables: useStoryChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isOwn"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Story",
  "kind": "LinkedField",
  "name": "story",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
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
      "name": "lang",
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
      "name": "isSharedByName",
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
      "condition": "isOwn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
          "name": "hasUnpublishedChanges",
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedStoryId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStoryChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StoryChange",
        "kind": "LinkedField",
        "name": "storyChanged",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStoryChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StoryChange",
        "kind": "LinkedField",
        "name": "storyChanged",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "removedStoryId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dde04f3bf9beb99148b3e59afd43a80c9b5cdb30025dc7de168253dd6cda5416",
    "metadata": {},
    "name": "useStoryChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8730dded8f6f00f5d25ded3470e1ef74";

export default node;
