/**
 * @generated SignedSource<<b067905585639e82d108f132c302d2f1>>
 * @relayHash b565aa3e36bbfd2ed55438353cbabd12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa105140392268fdc94aa2f2ff9a5be37aefb6b1cbfa85463bc8f90dab10bce6

import { ConcreteRequest } from 'relay-runtime';
export type FavoriteStoryInput = {
  id: string;
};
export type useFavoriteStoryMutation$variables = {
  input: FavoriteStoryInput;
};
export type useFavoriteStoryMutation$data = {
  readonly favoriteStory: {
    readonly story: {
      readonly id: string;
      readonly isFavorited: boolean;
    };
  };
};
export type useFavoriteStoryMutation = {
  response: useFavoriteStoryMutation$data;
  variables: useFavoriteStoryMutation$variables;
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
    "name": "useFavoriteStoryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFavoriteStoryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aa105140392268fdc94aa2f2ff9a5be37aefb6b1cbfa85463bc8f90dab10bce6",
    "metadata": {},
    "name": "useFavoriteStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c47598afaf6f441d18fe0460a9e849f0";

export default node;
