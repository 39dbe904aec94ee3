/**
 * @generated SignedSource<<c491f838b845cdb68ecb5022a984f0d5>>
 * @relayHash 12adb374c5fd6879568b7d7de9ab423b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b431c19b7e6caa6cd546660b069d804ca440619f1a15d969813993456c52899

import { ConcreteRequest } from 'relay-runtime';
export type ProviderSectionUnlinkProviderMutation$variables = Record<PropertyKey, never>;
export type ProviderSectionUnlinkProviderMutation$data = {
  readonly unlinkProvider: {
    readonly viewer: {
      readonly linkedProvider: {
        readonly name: string;
      } | null | undefined;
    };
  };
};
export type ProviderSectionUnlinkProviderMutation = {
  response: ProviderSectionUnlinkProviderMutation$data;
  variables: ProviderSectionUnlinkProviderMutation$variables;
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
    "name": "ProviderSectionUnlinkProviderMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProviderSectionUnlinkProviderMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7b431c19b7e6caa6cd546660b069d804ca440619f1a15d969813993456c52899",
    "metadata": {},
    "name": "ProviderSectionUnlinkProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b26292aac5f8a24cd622df18cfdf2ff";

export default node;
