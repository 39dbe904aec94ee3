/**
 * @generated SignedSource<<2aa0c5ab38f8aa9c8fcd189e4b92c710>>
 * @relayHash 18bafc31f3b723a7a73c9d5fb773c054
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 342a79ca55ddef5e1a5b48642f92006c137f39f748f3e863fc621c4010ee5a02

import { ConcreteRequest } from 'relay-runtime';
export type GoalUnit = "MINUTES" | "WORDS" | "%future added value";
export type OpenChallengeInput = {
  endsOn: string;
  localId?: string | null | undefined;
  startsOn: string;
  target: number;
  title: string;
  unit: GoalUnit;
};
export type OpenChallengeFormMutation$variables = {
  input: OpenChallengeInput;
};
export type OpenChallengeFormMutation$data = {
  readonly openChallenge: {
    readonly challenge: {
      readonly id: string;
    };
  };
};
export type OpenChallengeFormMutation = {
  response: OpenChallengeFormMutation$data;
  variables: OpenChallengeFormMutation$variables;
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
    "concreteType": "OpenChallengePayload",
    "kind": "LinkedField",
    "name": "openChallenge",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Challenge",
        "kind": "LinkedField",
        "name": "challenge",
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
    "name": "OpenChallengeFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenChallengeFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "342a79ca55ddef5e1a5b48642f92006c137f39f748f3e863fc621c4010ee5a02",
    "metadata": {},
    "name": "OpenChallengeFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b14d27ad29118af525a8f6a7b72c761";

export default node;
