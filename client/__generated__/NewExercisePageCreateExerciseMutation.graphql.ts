/**
 * @generated SignedSource<<e6a8dc3b11a7e84a23804509931a119f>>
 * @relayHash c4da75e23310f8eedda6aeb0b0e5e06f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea1ce3ec659907b260b9c925afe71a85ce294ff22ad107cca23002a828b6c16c

import { ConcreteRequest } from 'relay-runtime';
export type ExerciseCategory = "CHARACTER" | "CREATIVE_NONFICTION" | "DESCRIPTION" | "DIALOGUE" | "FLASH_FICTION" | "PLOT" | "POETRY" | "SETTING" | "%future added value";
export type ExerciseDifficulty = "ADVANCED" | "BEGINNER" | "INTERMEDIATE" | "%future added value";
export type CreateExerciseInput = {
  category: ExerciseCategory;
  description: string;
  difficulty: ExerciseDifficulty;
  isTemplate?: boolean | null | undefined;
  localId?: string | null | undefined;
  objective?: string | null | undefined;
  prompt?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  timeLimitMinutes?: number | null | undefined;
  title: string;
};
export type NewExercisePageCreateExerciseMutation$variables = {
  input: CreateExerciseInput;
};
export type NewExercisePageCreateExerciseMutation$data = {
  readonly createExercise: {
    readonly exercise: {
      readonly id: string;
    };
  };
};
export type NewExercisePageCreateExerciseMutation = {
  response: NewExercisePageCreateExerciseMutation$data;
  variables: NewExercisePageCreateExerciseMutation$variables;
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
    "concreteType": "CreateExercisePayload",
    "kind": "LinkedField",
    "name": "createExercise",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Exercise",
        "kind": "LinkedField",
        "name": "exercise",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "NewExercisePageCreateExerciseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewExercisePageCreateExerciseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ea1ce3ec659907b260b9c925afe71a85ce294ff22ad107cca23002a828b6c16c",
    "metadata": {},
    "name": "NewExercisePageCreateExerciseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4b942bda18be0d9948f21ff2746bfe35";

export default node;
