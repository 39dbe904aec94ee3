/**
 * @generated SignedSource<<2076f5440941119eacb3782ba4df9990>>
 * @relayHash ea2f3d38ec6c32e2f51c7c7cd423b3d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c1e65ab24a461d98fcd642f673ccceefb81a9d4c8a525eff8d7b74018c40e92

import { ConcreteRequest } from 'relay-runtime';
export type importStepsOwnStoriesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type importStepsOwnStoriesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly viewerCanEdit?: boolean;
  } | null | undefined>;
};
export type importStepsOwnStoriesQuery = {
  response: importStepsOwnStoriesQuery$data;
  variables: importStepsOwnStoriesQuery$variables;
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
    "name": "importStepsOwnStoriesQuery",
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
    "name": "importStepsOwnStoriesQuery",
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
    "id": "1c1e65ab24a461d98fcd642f673ccceefb81a9d4c8a525eff8d7b74018c40e92",
    "metadata": {},
    "name": "importStepsOwnStoriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2ae16efa4cab749e2933194d05888595";

export default node;
