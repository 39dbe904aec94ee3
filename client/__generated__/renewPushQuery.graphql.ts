/**
 * @generated SignedSource<<fd80ef539775d8837ca2a2b0efcb0727>>
 * @relayHash c1ea0db81ed4b1f43c3aa0f9b34b6990
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad4432382afcd324c4ad022dc777cec7d9c65c52cb522d148653b8d745bab7c8

import { ConcreteRequest } from 'relay-runtime';
export type renewPushQuery$variables = Record<PropertyKey, never>;
export type renewPushQuery$data = {
  readonly viewer: {
    readonly pushPublicKey: string;
  } | null | undefined;
};
export type renewPushQuery = {
  response: renewPushQuery$data;
  variables: renewPushQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pushPublicKey",
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
    "name": "renewPushQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "renewPushQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ad4432382afcd324c4ad022dc777cec7d9c65c52cb522d148653b8d745bab7c8",
    "metadata": {},
    "name": "renewPushQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "52328df9efc7d48fbb488f6b06254aa0";

export default node;
