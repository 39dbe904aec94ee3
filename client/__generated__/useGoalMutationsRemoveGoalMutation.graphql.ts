/**
 * @generated SignedSource<<581c9212f8051cd36f3d952884873e0b>>
 * @relayHash 4313f6387c1b5d34b7b6fc22d8c2e459
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 356a76896dd187c863a70e7a1a707add2dca19d0d1d9c045772f114d63692ef8

import { ConcreteRequest } from 'relay-runtime';
export type GoalPeriod = "DAY" | "RANGE" | "WEEK" | "%future added value";
export type RemoveGoalInput = {
  period: GoalPeriod;
  today?: string | null | undefined;
};
export type useGoalMutationsRemoveGoalMutation$variables = {
  input: RemoveGoalInput;
};
export type useGoalMutationsRemoveGoalMutation$data = {
  readonly removeGoal: {
    readonly goals: ReadonlyArray<{
      readonly period: GoalPeriod;
    }>;
  };
};
export type useGoalMutationsRemoveGoalMutation = {
  response: useGoalMutationsRemoveGoalMutation$data;
  variables: useGoalMutationsRemoveGoalMutation$variables;
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
    "concreteType": "RemoveGoalPayload",
    "kind": "LinkedField",
    "name": "removeGoal",
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
    "name": "useGoalMutationsRemoveGoalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGoalMutationsRemoveGoalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "356a76896dd187c863a70e7a1a707add2dca19d0d1d9c045772f114d63692ef8",
    "metadata": {},
    "name": "useGoalMutationsRemoveGoalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0877484b39129b2e2e5d58d6c715dbfa";

export default node;
