/**
 * @generated SignedSource<<e3d73fb680c110d31bae521f7e90c03a>>
 * @relayHash 182011186bf470c293590b6500bbfc57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fc9df670500f75475c22c69e0df4581e6562f28f66a8be1803cc9311f563744

import { ConcreteRequest } from 'relay-runtime';
export type UnfavoriteStoryInput = {
  id: string;
};
export type useUnfavoriteStoryMutation$variables = {
  connections: ReadonlyArray<string>;
  input: UnfavoriteStoryInput;
};
export type useUnfavoriteStoryMutation$data = {
  readonly unfavoriteStory: {
    readonly story: {
      readonly id: string;
      readonly isFavorited: boolean;
    } | null | undefined;
    readonly unfavoritedStoryId: string;
  };
};
export type useUnfavoriteStoryMutation = {
  response: useUnfavoriteStoryMutation$data;
  variables: useUnfavoriteStoryMutation$variables;
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
    "name": "useUnfavoriteStoryMutation",
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
    "name": "useUnfavoriteStoryMutation",
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
    "id": "1fc9df670500f75475c22c69e0df4581e6562f28f66a8be1803cc9311f563744",
    "metadata": {},
    "name": "useUnfavoriteStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "068b62b3829077ba622e0084971d39f2";

export default node;
