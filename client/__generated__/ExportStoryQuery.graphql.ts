/**
 * @generated SignedSource<<bd8003a1037c321e4375a0d71a2232df>>
 * @relayHash 46cea78270d126080543db93f96471e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 358f60aede707ec425166b7823452e70ae46e3cf28a58b58ae9ed19d91c1247a

import { ConcreteRequest } from 'relay-runtime';
export type ExportStoryQuery$variables = {
  id: string;
};
export type ExportStoryQuery$data = {
  readonly story: {
    readonly downloads: {
      readonly epubUrl: string;
      readonly markdownUrl: string;
      readonly pdfUrl: string;
    };
  } | null | undefined;
};
export type ExportStoryQuery = {
  response: ExportStoryQuery$data;
  variables: ExportStoryQuery$variables;
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
  "alias": null,
  "args": null,
  "concreteType": "StoryDownloads",
  "kind": "LinkedField",
  "name": "downloads",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pdfUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "epubUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "markdownUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportStoryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Story",
        "kind": "LinkedField",
        "name": "story",
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
    "name": "ExportStoryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Story",
        "kind": "LinkedField",
        "name": "story",
        "plural": false,
        "selections": [
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
    "id": "358f60aede707ec425166b7823452e70ae46e3cf28a58b58ae9ed19d91c1247a",
    "metadata": {},
    "name": "ExportStoryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e64008ab68224d2f921fd311ce54e36";

export default node;
