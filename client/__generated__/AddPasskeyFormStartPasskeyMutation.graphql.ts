/**
 * @generated SignedSource<<5cb7a58d6ea336d8ffaed9ad472ee1c9>>
 * @relayHash c48b1623711b0a490c91dd12717f98a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 260450e17917ec696ce3cde082d2d4157569de77cbb77fa90b40657ba1e81961

import { ConcreteRequest } from 'relay-runtime';
export type AddPasskeyFormStartPasskeyMutation$variables = Record<PropertyKey, never>;
export type AddPasskeyFormStartPasskeyMutation$data = {
  readonly startPasskey: {
    readonly options: string;
  };
};
export type AddPasskeyFormStartPasskeyMutation = {
  response: AddPasskeyFormStartPasskeyMutation$data;
  variables: AddPasskeyFormStartPasskeyMutation$variables;
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
    "name": "AddPasskeyFormStartPasskeyMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddPasskeyFormStartPasskeyMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "260450e17917ec696ce3cde082d2d4157569de77cbb77fa90b40657ba1e81961",
    "metadata": {},
    "name": "AddPasskeyFormStartPasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "255c9671ffb3e36584262d79c470f052";

export default node;
