/**
 * @generated SignedSource<<22e0b1c49e4f4cb44e5c680cba19e4c2>>
 * @relayHash c31579b14b9c850894f786e73fa581eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21d8ef8acb82447d92bbba2fe6f0cbb61d669a16248e6ec21eab4225e388d39c

import { ConcreteRequest } from 'relay-runtime';
export type GoalPeriod = "DAY" | "RANGE" | "WEEK" | "%future added value";
export type GoalUnit = "MINUTES" | "WORDS" | "%future added value";
export type SetGoalInput = {
  endsOn?: string | null | undefined;
  period: GoalPeriod;
  startsOn?: string | null | undefined;
  target: number;
  today?: string | null | undefined;
  unit: GoalUnit;
  weekdaysOff?: ReadonlyArray<number> | null | undefined;
};
export type useGoalMutationsSetGoalMutation$variables = {
  input: SetGoalInput;
};
export type useGoalMutationsSetGoalMutation$data = {
  readonly setGoal: {
    readonly goals: ReadonlyArray<{
      readonly period: GoalPeriod;
    }>;
  };
};
export type useGoalMutationsSetGoalMutation = {
  response: useGoalMutationsSetGoalMutation$data;
  variables: useGoalMutationsSetGoalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetGoalPayload",
    "kind": "LinkedField",
    "name": "setGoal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGoalMutationsSetGoalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGoalMutationsSetGoalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "21d8ef8acb82447d92bbba2fe6f0cbb61d669a16248e6ec21eab4225e388d39c",
    "metadata": {},
    "name": "useGoalMutationsSetGoalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee9771ef827a22e23731cff168e4c910";

export default node;
