/**
 * @generated SignedSource<<a150ebf59cfa41725b83419be713638f>>
 * @relayHash dffa053f5ea030ecbb6e773230e5e25e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c36db4cc7f09a8616f054b00cc57dc32cc80695429d91d6284000004bcbf438

import { ConcreteRequest } from 'relay-runtime';
export type useUnlinkProviderMutation$variables = Record<PropertyKey, never>;
export type useUnlinkProviderMutation$data = {
  readonly unlinkProvider: {
    readonly viewer: {
      readonly linkedProvider: {
        readonly name: string;
      } | null | undefined;
    };
  };
};
export type useUnlinkProviderMutation = {
  response: useUnlinkProviderMutation$data;
  variables: useUnlinkProviderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UnlinkProviderPayload",
    "kind": "LinkedField",
    "name": "unlinkProvider",
    "plural": false,
    "selections": [
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
            "concreteType": "LinkedProvider",
            "kind": "LinkedField",
            "name": "linkedProvider",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnlinkProviderMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUnlinkProviderMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5c36db4cc7f09a8616f054b00cc57dc32cc80695429d91d6284000004bcbf438",
    "metadata": {},
    "name": "useUnlinkProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c61adb9ae6639b0d74498761991c15bd";

export default node;
