/**
 * @generated SignedSource<<3ddb933880fe4ee8525b595cc951a3a5>>
 * @relayHash c77d3033c7471a6d535dbc9fd4f58653
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b0c0feb82bac5b7f6f157bec2371ef6406ade5612d0d530f44c017612853a0f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExerciseCategory = "CHARACTER" | "CREATIVE_NONFICTION" | "DESCRIPTION" | "DIALOGUE" | "FLASH_FICTION" | "PLOT" | "POETRY" | "SETTING" | "%future added value";
export type ExerciseDifficulty = "ADVANCED" | "BEGINNER" | "INTERMEDIATE" | "%future added value";
export type UpdateExerciseInput = {
  baseUpdatedAt?: string | null | undefined;
  category?: ExerciseCategory | null | undefined;
  description?: string | null | undefined;
  difficulty?: ExerciseDifficulty | null | undefined;
  id: string;
  isTemplate?: boolean | null | undefined;
  objective?: string | null | undefined;
  prompt?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  timeLimitMinutes?: number | null | undefined;
  title?: string | null | undefined;
};
export type useUpdateExerciseMutation$variables = {
  input: UpdateExerciseInput;
};
export type useUpdateExerciseMutation$data = {
  readonly updateExercise: {
    readonly exercise: {
      readonly " $fragmentSpreads": FragmentRefs<"ExerciseArticle_exercise" | "ExerciseRow_exercise">;
    };
  };
};
export type useUpdateExerciseMutation = {
  response: useUpdateExerciseMutation$data;
  variables: useUpdateExerciseMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateExerciseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateExercisePayload",
        "kind": "LinkedField",
        "name": "updateExercise",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "ExerciseArticle_exercise"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ExerciseRow_exercise"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateExerciseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateExercisePayload",
        "kind": "LinkedField",
        "name": "updateExercise",
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isDeleted",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "username",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanEdit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanDelete",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5b0c0feb82bac5b7f6f157bec2371ef6406ade5612d0d530f44c017612853a0f",
    "metadata": {},
    "name": "useUpdateExerciseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c4dd553a940740928e0d191baa27bc90";

export default node;
