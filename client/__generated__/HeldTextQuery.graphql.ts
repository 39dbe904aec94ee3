/**
 * @generated SignedSource<<921c1ee2d542c1c91715376a7adc775e>>
 * @relayHash b6998e401ffb9f5fa7531d5faa96a771
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fce470c1b551f3f96a1d7f1d0f215fb57fca29abae3c6dc18528b2056e0d8a4

import { ConcreteRequest } from 'relay-runtime';
export type HeldTextQuery$variables = {
  id: string;
};
export type HeldTextQuery$data = {
  readonly node: {
    readonly contentChangedAt?: string | null | undefined;
    readonly heldText?: string | null | undefined;
  } | null | undefined;
};
export type HeldTextQuery = {
  response: HeldTextQuery$data;
  variables: HeldTextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentChangedAt",
      "storageKey": null
    }
  ],
  "type": "ReportCase",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HeldTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HeldTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "4fce470c1b551f3f96a1d7f1d0f215fb57fca29abae3c6dc18528b2056e0d8a4",
    "metadata": {},
    "name": "HeldTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "315997f6dc7f36563e293439d8f5187c";

export default node;
