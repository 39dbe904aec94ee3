/**
 * @generated SignedSource<<7b990a87833a8909c9959e1639aefc42>>
 * @relayHash 94e367c597fb75cc8051d4d294e92b0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a187104e14453cef2b25103e35edc8fd59441da3b3ccb84c6e616c6c9885b45

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type storyTransportQuery$variables = {
  id: string;
};
export type storyTransportQuery$data = {
  readonly story: {
    readonly content: string;
    readonly id: string;
    readonly lang: string | null | undefined;
    readonly listed: boolean;
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
        "name": "listed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lang",
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
    "id": "1a187104e14453cef2b25103e35edc8fd59441da3b3ccb84c6e616c6c9885b45",
    "metadata": {},
    "name": "storyTransportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a6d2f086f2ed7c0bddfa370553617420";

export default node;
