/**
 * @generated SignedSource<<1913e8cab88c5b2146badbacb2d7d2dd>>
 * @relayHash 9e422998aa6f4c61b29d41ab2c9b51a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5662b17a1da223192c1a381d01226e7f77802a0c10d085178a469fffb5b1e380

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
export type useCreateExerciseMutation$variables = {
  input: CreateExerciseInput;
};
export type useCreateExerciseMutation$data = {
  readonly createExercise: {
    readonly exercise: {
      readonly id: string;
    };
  };
};
export type useCreateExerciseMutation = {
  response: useCreateExerciseMutation$data;
  variables: useCreateExerciseMutation$variables;
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
    "name": "useCreateExerciseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateExerciseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5662b17a1da223192c1a381d01226e7f77802a0c10d085178a469fffb5b1e380",
    "metadata": {},
    "name": "useCreateExerciseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d813c4079a4dc7da1db95c48e0c731a0";

export default node;
