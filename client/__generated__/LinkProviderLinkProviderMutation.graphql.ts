/**
 * @generated SignedSource<<3b3d185d51ccfe4e22419df191182388>>
 * @relayHash a50f973e704d09d9f0db8358a20b965b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f8eeb5f833c05faca004201cdfdba0f7271fe56dd545c7152d3d25e912bc356

import { ConcreteRequest } from 'relay-runtime';
export type LinkProviderInput = {
  token: string;
};
export type LinkProviderLinkProviderMutation$variables = {
  input: LinkProviderInput;
};
export type LinkProviderLinkProviderMutation$data = {
  readonly linkProvider: {
    readonly viewer: {
      readonly linkedProvider: {
        readonly name: string;
      } | null | undefined;
    };
  };
};
export type LinkProviderLinkProviderMutation = {
  response: LinkProviderLinkProviderMutation$data;
  variables: LinkProviderLinkProviderMutation$variables;
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
    "name": "LinkProviderLinkProviderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LinkProviderLinkProviderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4f8eeb5f833c05faca004201cdfdba0f7271fe56dd545c7152d3d25e912bc356",
    "metadata": {},
    "name": "LinkProviderLinkProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "71913b98f00fbe5374a334c4746111fb";

export default node;
