/**
 * @generated SignedSource<<aaa65a70440097dd7f1b90bfc03a0978>>
 * @relayHash b4af780fb008664c5aeb14bfed18ff61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ac5c8fa49abc7dc8b045a574f6b4641a84f2e56236ebe8e1cdd4655a73ae5f0

import { ConcreteRequest } from 'relay-runtime';
export type DeleteExerciseInput = {
  id: string;
};
export type ExercisePageDeleteExerciseMutation$variables = {
  input: DeleteExerciseInput;
};
export type ExercisePageDeleteExerciseMutation$data = {
  readonly deleteExercise: {
    readonly deletedExerciseId: string;
  };
};
export type ExercisePageDeleteExerciseMutation = {
  response: ExercisePageDeleteExerciseMutation$data;
  variables: ExercisePageDeleteExerciseMutation$variables;
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
  "name": "deletedExerciseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExercisePageDeleteExerciseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteExercisePayload",
        "kind": "LinkedField",
        "name": "deleteExercise",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "ExercisePageDeleteExerciseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteExercisePayload",
        "kind": "LinkedField",
        "name": "deleteExercise",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedExerciseId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1ac5c8fa49abc7dc8b045a574f6b4641a84f2e56236ebe8e1cdd4655a73ae5f0",
    "metadata": {},
    "name": "ExercisePageDeleteExerciseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e3d27abac1a45dea6bab8b10a75bb60";

export default node;
