/**
 * @generated SignedSource<<bb381c68a1d5f2fd05659143da2ccea0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RecentStory_story$data = {
  readonly createdAt: string;
  readonly hasUnpublishedChanges: boolean;
  readonly id: string;
  readonly privacyLevel: PrivacyLevel;
  readonly title: string;
  readonly wordCount: number;
  readonly " $fragmentType": "RecentStory_story";
};
export type RecentStory_story$key = {
  readonly " $data"?: RecentStory_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentStory_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentStory_story",
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
      "name": "privacyLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasUnpublishedChanges",
      "storageKey": null
    }
  ],
  "type": "Story",
  "abstractKey": null
};

(node as any).hash = "0097ec127ef7786998ede9322c3dedb4";

export default node;
