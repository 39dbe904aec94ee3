/**
 * @generated SignedSource<<2eb2f2df5f8841f45bcd33b17811bdf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavoriteButton_story$data = {
  readonly id: string;
  readonly isFavorited: boolean;
  readonly title: string;
  readonly " $fragmentType": "FavoriteButton_story";
};
export type FavoriteButton_story$key = {
  readonly " $data"?: FavoriteButton_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavoriteButton_story",
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
      "name": "isFavorited",
      "storageKey": null
    }
  ],
  "type": "Story",
  "abstractKey": null
};

(node as any).hash = "6599d88be5537430b6a64e1e1c7055b7";

export default node;
