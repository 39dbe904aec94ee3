/**
 * @generated SignedSource<<da654355d36af9434d2ab9c2e34428b0>>
 * @relayHash 93a0f2bc8a6c36f0421abc7a6cd92a62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2c06965f9c80ca35f541b18837ef44313f4ef6400db97283584e2dce488a41d

import { ConcreteRequest } from 'relay-runtime';
export type DeleteExerciseInput = {
  id: string;
};
export type useDeleteExerciseMutation$variables = {
  input: DeleteExerciseInput;
};
export type useDeleteExerciseMutation$data = {
  readonly deleteExercise: {
    readonly deletedExerciseId: string;
  };
};
export type useDeleteExerciseMutation = {
  response: useDeleteExerciseMutation$data;
  variables: useDeleteExerciseMutation$variables;
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
    "name": "useDeleteExerciseMutation",
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
    "name": "useDeleteExerciseMutation",
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
    "id": "f2c06965f9c80ca35f541b18837ef44313f4ef6400db97283584e2dce488a41d",
    "metadata": {},
    "name": "useDeleteExerciseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2bbe989f4af1d0b3814c331e69d9e14c";

export default node;
