/**
 * @generated SignedSource<<f7346afc9e2dde9631b5594a519c4c9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExerciseCategory = "CHARACTER" | "CREATIVE_NONFICTION" | "DESCRIPTION" | "DIALOGUE" | "FLASH_FICTION" | "PLOT" | "POETRY" | "SETTING" | "%future added value";
export type ExerciseDifficulty = "ADVANCED" | "BEGINNER" | "INTERMEDIATE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ExerciseArticle_exercise$data = {
  readonly category: ExerciseCategory;
  readonly createdAt: string;
  readonly creator: {
    readonly " $fragmentSpreads": FragmentRefs<"ExerciseCreator_user">;
  };
  readonly description: string;
  readonly difficulty: ExerciseDifficulty;
  readonly isTemplate: boolean;
  readonly objective: string;
  readonly prompt: string;
  readonly tags: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly timeLimitMinutes: number | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ExerciseActions_exercise">;
  readonly " $fragmentType": "ExerciseArticle_exercise";
};
export type ExerciseArticle_exercise$key = {
  readonly " $data"?: ExerciseArticle_exercise$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExerciseArticle_exercise">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExerciseArticle_exercise",
  "selections": [
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objective",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prompt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeLimitMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "difficulty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTemplate",
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
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExerciseCreator_user"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExerciseActions_exercise"
    }
  ],
  "type": "Exercise",
  "abstractKey": null
};

(node as any).hash = "13b4c79680d927d7ab773f0b90b4a0b1";

export default node;
