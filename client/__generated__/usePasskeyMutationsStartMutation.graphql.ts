/**
 * @generated SignedSource<<e5108facb99c8d16c0d1382057068dd4>>
 * @relayHash 6962f5d94b913a37cb6afaf5ae7571a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d24cd4657200f87571b2d56e26dc2f7ebb95820a9d160798d043ca0b3e577f7

import { ConcreteRequest } from 'relay-runtime';
export type usePasskeyMutationsStartMutation$variables = Record<PropertyKey, never>;
export type usePasskeyMutationsStartMutation$data = {
  readonly startPasskey: {
    readonly options: string;
  };
};
export type usePasskeyMutationsStartMutation = {
  response: usePasskeyMutationsStartMutation$data;
  variables: usePasskeyMutationsStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StartPasskeyPayload",
    "kind": "LinkedField",
    "name": "startPasskey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePasskeyMutationsStartMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePasskeyMutationsStartMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6d24cd4657200f87571b2d56e26dc2f7ebb95820a9d160798d043ca0b3e577f7",
    "metadata": {},
    "name": "usePasskeyMutationsStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c22888d133c36118468a18a11067c30";

export default node;
