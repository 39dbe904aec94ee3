/**
 * @generated SignedSource<<c84a57552bd87be8651b387f15a5728e>>
 * @relayHash 8f6bf042a0ab1c4c8cf8387dbf0ddd36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5443dcf379f1e3f3ba952844429dde99ab5c4d2bd0d50f2f7e79746d32c193bb

import { ConcreteRequest } from 'relay-runtime';
export type ownStoriesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type ownStoriesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly viewerCanEdit?: boolean;
  } | null | undefined>;
};
export type ownStoriesQuery = {
  response: ownStoriesQuery$data;
  variables: ownStoriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ownStoriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "Story",
            "abstractKey": null
          }
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
    "name": "ownStoriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Story",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5443dcf379f1e3f3ba952844429dde99ab5c4d2bd0d50f2f7e79746d32c193bb",
    "metadata": {},
    "name": "ownStoriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d0dea8928950270d073b99ab273a8a0";

export default node;
