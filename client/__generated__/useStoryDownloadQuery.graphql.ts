/**
 * @generated SignedSource<<da70d323cda952f0728cd8ce54e958bf>>
 * @relayHash cfc2e4706e6eb3cc5b52aefe7b2f6d2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47149ca56516fd68619230f34326bca38acf61dfb402045dc9749fe520d931d2

import { ConcreteRequest } from 'relay-runtime';
export type useStoryDownloadQuery$variables = {
  id: string;
};
export type useStoryDownloadQuery$data = {
  readonly story: {
    readonly downloads: {
      readonly epubUrl: string;
      readonly markdownUrl: string;
      readonly pdfUrl: string;
    };
  } | null | undefined;
};
export type useStoryDownloadQuery = {
  response: useStoryDownloadQuery$data;
  variables: useStoryDownloadQuery$variables;
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
    "name": "useStoryDownloadQuery",
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
    "name": "useStoryDownloadQuery",
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
    "id": "47149ca56516fd68619230f34326bca38acf61dfb402045dc9749fe520d931d2",
    "metadata": {},
    "name": "useStoryDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4aa76c0348e2a430df5e7cc617df0c63";

export default node;
