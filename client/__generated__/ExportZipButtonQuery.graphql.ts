/**
 * @generated SignedSource<<a947b5adf92f28f5675dfedca62279ed>>
 * @relayHash 64615ab94443a10bbd5a0c01ea7c79a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19a77a134cecd1ba1805b417416b023b4fdd517ff1622f65742455c41c93dbb0

import { ConcreteRequest } from 'relay-runtime';
export type ExportZipButtonQuery$variables = Record<PropertyKey, never>;
export type ExportZipButtonQuery$data = {
  readonly viewer: {
    readonly storiesExport: {
      readonly url: string;
    };
  } | null | undefined;
};
export type ExportZipButtonQuery = {
  response: ExportZipButtonQuery$data;
  variables: ExportZipButtonQuery$variables;
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
        "name": "storiesExport",
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
    "name": "ExportZipButtonQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExportZipButtonQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "19a77a134cecd1ba1805b417416b023b4fdd517ff1622f65742455c41c93dbb0",
    "metadata": {},
    "name": "ExportZipButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "74f762110e486cc91140f4d751f6b078";

export default node;
