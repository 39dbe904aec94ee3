/**
 * @generated SignedSource<<8c126f0eb8ad8bf291581942f192ad72>>
 * @relayHash 3c42277410da6db6f52fd576cd6980c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58143bdfa148c9dbc9f4c04de6c7f629009b8bad162bf591d203c0032e48b32c

import { ConcreteRequest } from 'relay-runtime';
export type useExerciseQuery$variables = {
  id: string;
};
export type useExerciseQuery$data = {
  readonly exercise: {
    readonly description: string;
    readonly id: string;
    readonly prompt: string;
    readonly timeLimitMinutes: number | null | undefined;
    readonly title: string;
  } | null | undefined;
};
export type useExerciseQuery = {
  response: useExerciseQuery$data;
  variables: useExerciseQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
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
      },
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
        "name": "prompt",
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
        "name": "timeLimitMinutes",
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
    "name": "useExerciseQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExerciseQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "58143bdfa148c9dbc9f4c04de6c7f629009b8bad162bf591d203c0032e48b32c",
    "metadata": {},
    "name": "useExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "23a3ec87fd9017c5b0daad50d54d71b4";

export default node;
