/**
 * @generated SignedSource<<1dd27635fb2d3aa556e7cd8a6d74a07c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExerciseCategory = "CHARACTER" | "CREATIVE_NONFICTION" | "DESCRIPTION" | "DIALOGUE" | "FLASH_FICTION" | "PLOT" | "POETRY" | "SETTING" | "%future added value";
export type ExerciseDifficulty = "ADVANCED" | "BEGINNER" | "INTERMEDIATE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ExerciseRow_exercise$data = {
  readonly category: ExerciseCategory;
  readonly createdAt: string;
  readonly creator: {
    readonly " $fragmentSpreads": FragmentRefs<"ExerciseCreator_user">;
  };
  readonly description: string;
  readonly difficulty: ExerciseDifficulty;
  readonly id: string;
  readonly isTemplate: boolean;
  readonly objective: string;
  readonly timeLimitMinutes: number | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "ExerciseRow_exercise";
};
export type ExerciseRow_exercise$key = {
  readonly " $data"?: ExerciseRow_exercise$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExerciseRow_exercise">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExerciseRow_exercise",
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
    }
  ],
  "type": "Exercise",
  "abstractKey": null
};

(node as any).hash = "f9bfbee0411d60f7b0d8efdd4b40ed0b";

export default node;
