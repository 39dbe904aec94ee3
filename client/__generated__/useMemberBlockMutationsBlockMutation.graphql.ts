/**
 * @generated SignedSource<<943ad27f85430104d4e61897c823da9a>>
 * @relayHash 2ff3b86d8e761ed98c3958ccb72e7967
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87ff0cd3d857b8fea1f4893e85cad8824682ba111db9eab56d238918cea0a7a9

import { ConcreteRequest } from 'relay-runtime';
export type BlockMemberInput = {
  id: string;
};
export type useMemberBlockMutationsBlockMutation$variables = {
  input: BlockMemberInput;
};
export type useMemberBlockMutationsBlockMutation$data = {
  readonly blockMember: {
    readonly user: {
      readonly followerCount: {
        readonly totalCount: number;
      };
      readonly id: string;
      readonly viewerBlocks: boolean;
      readonly viewerIsFollowing: boolean;
    };
  };
};
export type useMemberBlockMutationsBlockMutation = {
  response: useMemberBlockMutationsBlockMutation$data;
  variables: useMemberBlockMutationsBlockMutation$variables;
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
    "concreteType": "BlockMemberPayload",
    "kind": "LinkedField",
    "name": "blockMember",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
            "name": "viewerBlocks",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerIsFollowing",
            "storageKey": null
          },
          {
            "alias": "followerCount",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 0
              }
            ],
            "concreteType": "UserConnection",
            "kind": "LinkedField",
            "name": "followers",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": "followers(first:0)"
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
    "name": "useMemberBlockMutationsBlockMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMemberBlockMutationsBlockMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "87ff0cd3d857b8fea1f4893e85cad8824682ba111db9eab56d238918cea0a7a9",
    "metadata": {},
    "name": "useMemberBlockMutationsBlockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "14ebe95061114d780e275a235386a790";

export default node;
