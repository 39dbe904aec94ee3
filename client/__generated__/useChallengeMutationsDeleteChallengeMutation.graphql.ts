/**
 * @generated SignedSource<<353c84479114e5ff5698a10e4b7588f3>>
 * @relayHash fd746d71629fc23ae38c62e864a783f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b30806a79d517cfb4da57a12e8a882c989104ef866031fc6c9d554186b29908

import { ConcreteRequest } from 'relay-runtime';
export type DeleteChallengeInput = {
  id: string;
};
export type useChallengeMutationsDeleteChallengeMutation$variables = {
  input: DeleteChallengeInput;
};
export type useChallengeMutationsDeleteChallengeMutation$data = {
  readonly deleteChallenge: {
    readonly deletedChallengeId: string;
  };
};
export type useChallengeMutationsDeleteChallengeMutation = {
  response: useChallengeMutationsDeleteChallengeMutation$data;
  variables: useChallengeMutationsDeleteChallengeMutation$variables;
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
  "name": "deletedChallengeId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChallengeMutationsDeleteChallengeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteChallengePayload",
        "kind": "LinkedField",
        "name": "deleteChallenge",
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
    "name": "useChallengeMutationsDeleteChallengeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteChallengePayload",
        "kind": "LinkedField",
        "name": "deleteChallenge",
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
            "name": "deletedChallengeId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4b30806a79d517cfb4da57a12e8a882c989104ef866031fc6c9d554186b29908",
    "metadata": {},
    "name": "useChallengeMutationsDeleteChallengeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "243d12543c3cf8ed8c6546b30cde866d";

export default node;
