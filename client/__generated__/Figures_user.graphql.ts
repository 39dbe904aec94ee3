/**
 * @generated SignedSource<<f3afaab367c693a023fa4ba45c6f900b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Figures_user$data = {
  readonly stats: {
    readonly followersCount: number;
    readonly journalsCount: number;
    readonly notesCount: number;
    readonly storiesCount: number;
    readonly storiesSharedCount: number;
    readonly storiesWordCount: number;
    readonly totalWordCount: number;
  } | null | undefined;
  readonly " $fragmentType": "Figures_user";
};
export type Figures_user$key = {
  readonly " $data"?: Figures_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Figures_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Figures_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserStats",
      "kind": "LinkedField",
      "name": "stats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storiesCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "journalsCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalWordCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "followersCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notesCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storiesSharedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storiesWordCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9b8bd6eb3537ce503f1d3a36902b5f5a";

export default node;
