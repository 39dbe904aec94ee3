/**
 * @generated SignedSource<<3cbfbea0c630e2bd46621717cd00790e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StoryArticle_story$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  };
  readonly content: string;
  readonly createdAt: string;
  readonly id: string;
  readonly privacyLevel: PrivacyLevel;
  readonly tags: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly title: string;
  readonly wordCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_story" | "StoryActions_story">;
  readonly " $fragmentType": "StoryArticle_story";
};
export type StoryArticle_story$key = {
  readonly " $data"?: StoryArticle_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryArticle_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryArticle_story",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "createdAt",
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
      "name": "privacyLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuthorLink_user"
        }
      ],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteButton_story"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryActions_story"
    }
  ],
  "type": "Story",
  "abstractKey": null
};

(node as any).hash = "074cb96e9555359c09779909f8f6c082";

export default node;
