/**
 * @generated SignedSource<<79596d1530a6b26047a66f4118db9a40>>
 * @relayHash 292f0a7ac25e68787474ca231370360c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b546108a9861bcb088f61528a9dfb08f8bf9756b4b41494a41cc309754f5ede

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
export type EditExercisePageUpdateExerciseMutation$variables = {
  input: UpdateExerciseInput;
};
export type EditExercisePageUpdateExerciseMutation$data = {
  readonly updateExercise: {
    readonly exercise: {
      readonly category: ExerciseCategory;
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
      readonly updatedAt: string;
      readonly " $fragmentSpreads": FragmentRefs<"ExerciseArticle_exercise" | "ExerciseRow_exercise">;
    };
  };
};
export type EditExercisePageUpdateExerciseMutation = {
  response: EditExercisePageUpdateExerciseMutation$data;
  variables: EditExercisePageUpdateExerciseMutation$variables;
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
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "objective",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prompt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeLimitMinutes",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "difficulty",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isTemplate",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
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
    "name": "EditExercisePageUpdateExerciseMutation",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Tag",
                "kind": "LinkedField",
                "name": "tags",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
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
    "name": "EditExercisePageUpdateExerciseMutation",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Tag",
                "kind": "LinkedField",
                "name": "tags",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
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
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              (v12/*:: as any*/),
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
    "id": "2b546108a9861bcb088f61528a9dfb08f8bf9756b4b41494a41cc309754f5ede",
    "metadata": {},
    "name": "EditExercisePageUpdateExerciseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "059530787eb53642a6ca321fb3ce79fa";

export default node;
