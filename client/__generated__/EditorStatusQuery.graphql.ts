/**
 * @generated SignedSource<<bdb666a1586de608de5eb641aac87202>>
 * @relayHash 662d869c992515b3a13a361432e1319d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee38767c0ebcfb6c70defcac924d35b29f60f264abe21ea89a135858895dca3a

import { ConcreteRequest } from 'relay-runtime';
export type EditorStatusQuery$variables = Record<PropertyKey, never>;
export type EditorStatusQuery$data = {
  readonly viewer: {
    readonly storage: {
      readonly bytes: number;
      readonly bytesMax: number;
      readonly hourBytes: number;
      readonly hourBytesMax: number;
    };
  } | null | undefined;
};
export type EditorStatusQuery = {
  response: EditorStatusQuery$data;
  variables: EditorStatusQuery$variables;
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
        "concreteType": "Storage",
        "kind": "LinkedField",
        "name": "storage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bytes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bytesMax",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hourBytes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hourBytesMax",
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
    "name": "EditorStatusQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EditorStatusQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ee38767c0ebcfb6c70defcac924d35b29f60f264abe21ea89a135858895dca3a",
    "metadata": {},
    "name": "EditorStatusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f3a15829ea8c595bdd2027622162cd70";

export default node;
