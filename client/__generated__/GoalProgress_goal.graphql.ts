/**
 * @generated SignedSource<<2482296af990e760cfd167bf06a80fc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GoalPeriod = "DAY" | "RANGE" | "WEEK" | "%future added value";
export type GoalUnit = "MINUTES" | "WORDS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type GoalProgress_goal$data = {
  readonly done: number;
  readonly from: string;
  readonly isDayOff: boolean;
  readonly perDay: number | null | undefined;
  readonly period: GoalPeriod;
  readonly streak: number;
  readonly target: number;
  readonly to: string;
  readonly unit: GoalUnit;
  readonly " $fragmentType": "GoalProgress_goal";
};
export type GoalProgress_goal$key = {
  readonly " $data"?: GoalProgress_goal$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalProgress_goal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoalProgress_goal",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDayOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "streak",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "perDay",
      "storageKey": null
    }
  ],
  "type": "WritingGoal",
  "abstractKey": null
};

(node as any).hash = "7263d68ce4519961b9df8e1f6929eb34";

export default node;
