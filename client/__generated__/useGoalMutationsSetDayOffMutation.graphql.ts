/**
 * @generated SignedSource<<fb8f8d7042a0b6c2ef46f6a7b1da32ba>>
 * @relayHash 7cbe99159a17441140c9aa8ded08b99a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caa178bf857343a2634ec0b9cb51d31ba3bd5435ef867d4fcadc32e07bf89482

import { ConcreteRequest } from 'relay-runtime';
export type SetDayOffInput = {
  day: string;
  isOff: boolean;
  today?: string | null | undefined;
};
export type useGoalMutationsSetDayOffMutation$variables = {
  input: SetDayOffInput;
};
export type useGoalMutationsSetDayOffMutation$data = {
  readonly setDayOff: {
    readonly daysOff: ReadonlyArray<string>;
  };
};
export type useGoalMutationsSetDayOffMutation = {
  response: useGoalMutationsSetDayOffMutation$data;
  variables: useGoalMutationsSetDayOffMutation$variables;
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
    "concreteType": "SetDayOffPayload",
    "kind": "LinkedField",
    "name": "setDayOff",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "daysOff",
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
    "name": "useGoalMutationsSetDayOffMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGoalMutationsSetDayOffMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "caa178bf857343a2634ec0b9cb51d31ba3bd5435ef867d4fcadc32e07bf89482",
    "metadata": {},
    "name": "useGoalMutationsSetDayOffMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "819dba225053d53d7585551de428e067";

export default node;
