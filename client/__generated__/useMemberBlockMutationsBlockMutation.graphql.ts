/**
 * @generated SignedSource<<20a4a680925425949180f8b7454c3b5c>>
 * @relayHash efac79ce605b7a298a6ed4854386b0ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6adf0cc2a245c6b54912eda849502bf5f0ec545b509641000c14fe3e8d4b2f3a

import { ConcreteRequest } from 'relay-runtime';
export type MemberInput = {
  id: string;
};
export type useMemberBlockMutationsBlockMutation$variables = {
  input: MemberInput;
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
    "concreteType": "MemberBlockPayload",
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
    "id": "6adf0cc2a245c6b54912eda849502bf5f0ec545b509641000c14fe3e8d4b2f3a",
    "metadata": {},
    "name": "useMemberBlockMutationsBlockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "562d12afe4a12ba464034b3189dbf96d";

export default node;
