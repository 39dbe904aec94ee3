/**
 * @generated SignedSource<<09c58860e0d19c69be1db458b50477f3>>
 * @relayHash 892d87d2b77c03b108bf88897be564d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e469b54bc360cab2fac5e74f7a2d24a21909a370478d6022455043b28320cae1

import { ConcreteRequest } from 'relay-runtime';
export type TakeYourDataSectionQuery$variables = Record<PropertyKey, never>;
export type TakeYourDataSectionQuery$data = {
  readonly viewer: {
    readonly dataExport: {
      readonly url: string;
    };
  } | null | undefined;
};
export type TakeYourDataSectionQuery = {
  response: TakeYourDataSectionQuery$data;
  variables: TakeYourDataSectionQuery$variables;
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
        "concreteType": "DataExport",
        "kind": "LinkedField",
        "name": "dataExport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
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
    "name": "TakeYourDataSectionQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TakeYourDataSectionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e469b54bc360cab2fac5e74f7a2d24a21909a370478d6022455043b28320cae1",
    "metadata": {},
    "name": "TakeYourDataSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5aee02afd8d0d6f6e2eff49d61a4d4db";

export default node;
