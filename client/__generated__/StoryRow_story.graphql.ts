/**
 * @generated SignedSource<<48b82c300949f7c752350b74dd4b9e83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StoryRow_story$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  };
  readonly createdAt: string;
  readonly excerpt: string;
  readonly hasUnpublishedChanges: boolean;
  readonly heldBecause: ReadonlyArray<string> | null | undefined;
  readonly id: string;
  readonly isSharedWithViewer: boolean;
  readonly privacyLevel: PrivacyLevel;
  readonly title: string;
  readonly wordCount: number;
  readonly workingUpdatedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_story">;
  readonly " $fragmentType": "StoryRow_story";
};
export type StoryRow_story$key = {
  readonly " $data"?: StoryRow_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryRow_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryRow_story",
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
      "name": "createdAt",
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
      "name": "privacyLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSharedWithViewer",
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
      "name": "heldBecause",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteButton_story"
    }
  ],
  "type": "Story",
  "abstractKey": null
};

(node as any).hash = "94962246b13f2433f92db4568090470b";

export default node;
