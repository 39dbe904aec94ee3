/**
 * @generated SignedSource<<f4d9f7c4deb89c7df2ac2f6a2756100a>>
 * @relayHash 1c963b0540db9ce76025a63b2302c27f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7164012e1e5e5a9e6f09e65cc12d69a56e3f5a7c68305224a3939b589a1c2849

import { ConcreteRequest } from 'relay-runtime';
export type journalTransportQuery$variables = {
  id: string;
};
export type journalTransportQuery$data = {
  readonly journal: {
    readonly content: string;
    readonly id: string;
    readonly journalDate: string;
    readonly mood: string | null | undefined;
    readonly prompt: string | null | undefined;
    readonly title: string;
    readonly updatedAt: string;
  } | null | undefined;
};
export type journalTransportQuery = {
  response: journalTransportQuery$data;
  variables: journalTransportQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Journal",
    "kind": "LinkedField",
    "name": "journal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "content",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "journalDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mood",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "prompt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedAt",
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
    "name": "journalTransportQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "journalTransportQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7164012e1e5e5a9e6f09e65cc12d69a56e3f5a7c68305224a3939b589a1c2849",
    "metadata": {},
    "name": "journalTransportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46b802668919aaf36b6093f6f07c78fc";

export default node;
