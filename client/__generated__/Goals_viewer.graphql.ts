/**
 * @generated SignedSource<<ec3106b3a55ed4883255cb7ff40133e5>>
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
  readonly challenges: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly isOver: boolean;
        readonly unit: GoalUnit;
      };
    }>;
  };
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "ChallengeConnection",
      "kind": "LinkedField",
      "name": "challenges",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ChallengeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Challenge",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOver",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "challenges(first:3)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "5f8a0b8658a5702567704c7695ddc4ff";

export default node;
