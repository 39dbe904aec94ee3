/**
 * @generated SignedSource<<321de9ce2266ed837fb9e5e603f1097b>>
 * @relayHash f90363daa1761df0c08b1ddb64c44437
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39354b4030ab63c07596e55d0d38ebad5d8bafa55ebcced63349a7414b853fa5

import { ConcreteRequest } from 'relay-runtime';
export type LinkProviderInput = {
  token: string;
};
export type useLinkProviderMutation$variables = {
  input: LinkProviderInput;
};
export type useLinkProviderMutation$data = {
  readonly linkProvider: {
    readonly viewer: {
      readonly linkedProvider: {
        readonly name: string;
      } | null | undefined;
    };
  };
};
export type useLinkProviderMutation = {
  response: useLinkProviderMutation$data;
  variables: useLinkProviderMutation$variables;
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
    "concreteType": "LinkProviderPayload",
    "kind": "LinkedField",
    "name": "linkProvider",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLinkProviderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLinkProviderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "39354b4030ab63c07596e55d0d38ebad5d8bafa55ebcced63349a7414b853fa5",
    "metadata": {},
    "name": "useLinkProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4eefb8f0b6f2ecc89fba569ece75a0cd";

export default node;
