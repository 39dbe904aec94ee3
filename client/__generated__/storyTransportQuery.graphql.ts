/**
 * @generated SignedSource<<2f24f691701eaba40a5d7ee978493fd6>>
 * @relayHash 6942f178b62ba0997d3972a27d506229
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfda90aa3444a33014218b8a04cd61ce2711ac68349a9070112b1841f870218f

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type storyTransportQuery$variables = {
  id: string;
};
export type storyTransportQuery$data = {
  readonly story: {
    readonly content: string;
    readonly id: string;
    readonly privacyLevel: PrivacyLevel;
    readonly tags: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly title: string;
    readonly updatedAt: string;
    readonly viewerCanEdit: boolean;
  } | null | undefined;
};
export type storyTransportQuery = {
  response: storyTransportQuery$data;
  variables: storyTransportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Story",
    "kind": "LinkedField",
    "name": "story",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
        "name": "privacyLevel",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "tags",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanEdit",
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
    "name": "storyTransportQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "storyTransportQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dfda90aa3444a33014218b8a04cd61ce2711ac68349a9070112b1841f870218f",
    "metadata": {},
    "name": "storyTransportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a6d2f086f2ed7c0bddfa370553617420";

export default node;
