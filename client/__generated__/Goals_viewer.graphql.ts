/**
 * @generated SignedSource<<f46904545a62f69f6a5b470e43fa7b99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GoalPeriod = "DAY" | "RANGE" | "WEEK" | "%future added value";
export type GoalUnit = "MINUTES" | "WORDS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Goals_viewer$data = {
  readonly countsMinutes: boolean;
  readonly daysOff: ReadonlyArray<string>;
  readonly goals: ReadonlyArray<{
    readonly from: string;
    readonly period: GoalPeriod;
    readonly target: number;
    readonly to: string;
    readonly unit: GoalUnit;
    readonly weekdaysOff: ReadonlyArray<number>;
    readonly " $fragmentSpreads": FragmentRefs<"GoalProgress_goal">;
  }>;
  readonly " $fragmentType": "Goals_viewer";
};
export type Goals_viewer$key = {
  readonly " $data"?: Goals_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Goals_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "today"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Goals_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "today",
          "variableName": "today"
        }
      ],
      "concreteType": "WritingGoal",
      "kind": "LinkedField",
      "name": "goals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "period",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "target",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekdaysOff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GoalProgress_goal"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countsMinutes",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c039e3cc48c4e828a74bb8965f247415";

export default node;
