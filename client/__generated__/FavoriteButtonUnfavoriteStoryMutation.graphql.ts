/**
 * @generated SignedSource<<288612d3d3911d09ed58fe84e25b3326>>
 * @relayHash 460baa9f5ad906bdb9ba0537738528c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bafb123dff1b43bb6d845c10bf06ffbfa829fa6a7707a5e084eca355f5184dd

import { ConcreteRequest } from 'relay-runtime';
export type UnfavoriteStoryInput = {
  id: string;
};
export type FavoriteButtonUnfavoriteStoryMutation$variables = {
  connections: ReadonlyArray<string>;
  input: UnfavoriteStoryInput;
};
export type FavoriteButtonUnfavoriteStoryMutation$data = {
  readonly unfavoriteStory: {
    readonly story: {
      readonly id: string;
      readonly isFavorited: boolean;
    } | null | undefined;
    readonly unfavoritedStoryId: string;
  };
};
export type FavoriteButtonUnfavoriteStoryMutation = {
  response: FavoriteButtonUnfavoriteStoryMutation$data;
  variables: FavoriteButtonUnfavoriteStoryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unfavoritedStoryId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Story",
  "kind": "LinkedField",
  "name": "story",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFavorited",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FavoriteButtonUnfavoriteStoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UnfavoriteStoryPayload",
        "kind": "LinkedField",
        "name": "unfavoriteStory",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FavoriteButtonUnfavoriteStoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UnfavoriteStoryPayload",
        "kind": "LinkedField",
        "name": "unfavoriteStory",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "unfavoritedStoryId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6bafb123dff1b43bb6d845c10bf06ffbfa829fa6a7707a5e084eca355f5184dd",
    "metadata": {},
    "name": "FavoriteButtonUnfavoriteStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9ea971769bf802e2675ef23ffea9ab87";

export default node;
