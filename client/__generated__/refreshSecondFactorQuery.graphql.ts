/**
 * @generated SignedSource<<89a034356a13f489ac20df13adf9ce3c>>
 * @relayHash 9c2d0e2a2868325f89185f1ca7f6df6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7076f8a910b3d1770e88a77eff4e221614eab2f0a4edbba951c7d609310f63f

import { ConcreteRequest } from 'relay-runtime';
export type refreshSecondFactorQuery$variables = Record<PropertyKey, never>;
export type refreshSecondFactorQuery$data = {
  readonly viewer: {
    readonly emailConfirmedAt: string | null | undefined;
    readonly secondFactor: {
      readonly recoveryCodesLeft: number;
      readonly turnedOnAt: string;
    } | null | undefined;
  } | null | undefined;
};
export type refreshSecondFactorQuery = {
  response: refreshSecondFactorQuery$data;
  variables: refreshSecondFactorQuery$variables;
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
        "name": "emailConfirmedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SecondFactor",
        "kind": "LinkedField",
        "name": "secondFactor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "turnedOnAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recoveryCodesLeft",
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
    "name": "refreshSecondFactorQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "refreshSecondFactorQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f7076f8a910b3d1770e88a77eff4e221614eab2f0a4edbba951c7d609310f63f",
    "metadata": {},
    "name": "refreshSecondFactorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1888641547f78971ea4c837cd0bdb35d";

export default node;
