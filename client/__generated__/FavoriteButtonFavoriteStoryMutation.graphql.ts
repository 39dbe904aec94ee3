/**
 * @generated SignedSource<<55cd2a4ad9913a89e4591991eb8beeb2>>
 * @relayHash 27c14be35549c1ff668f56190c76cd16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62ac08a22c566ac15b8e370e8f1ebf12e7dfd184139f29ff5ddd6a1367ac41fe

import { ConcreteRequest } from 'relay-runtime';
export type FavoriteStoryInput = {
  id: string;
};
export type FavoriteButtonFavoriteStoryMutation$variables = {
  input: FavoriteStoryInput;
};
export type FavoriteButtonFavoriteStoryMutation$data = {
  readonly favoriteStory: {
    readonly story: {
      readonly id: string;
      readonly isFavorited: boolean;
    };
  };
};
export type FavoriteButtonFavoriteStoryMutation = {
  response: FavoriteButtonFavoriteStoryMutation$data;
  variables: FavoriteButtonFavoriteStoryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "FavoriteStoryPayload",
    "kind": "LinkedField",
    "name": "favoriteStory",
    "plural": false,
    "selections": [
      {
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
    "name": "FavoriteButtonFavoriteStoryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FavoriteButtonFavoriteStoryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "62ac08a22c566ac15b8e370e8f1ebf12e7dfd184139f29ff5ddd6a1367ac41fe",
    "metadata": {},
    "name": "FavoriteButtonFavoriteStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03caccd83cc820e0d91a318f3058eb5c";

export default node;
