/**
 * @generated SignedSource<<c67a87aa4916e354e37440ade6bef8f8>>
 * @relayHash 11be0b2498b0aa751858c827404ce00f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 723906afadb1f04c43b4318f8b843016864be3846b553398dcb9ae0f0eae0d21

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type ShareStoryInput = {
  canComment?: boolean | null | undefined;
  id: string;
  userIds?: ReadonlyArray<string> | null | undefined;
};
export type useShareStoryMutation$variables = {
  input: ShareStoryInput;
};
export type useShareStoryMutation$data = {
  readonly shareStory: {
    readonly story: {
      readonly id: string;
      readonly isSharedByName: boolean;
      readonly privacyLevel: PrivacyLevel;
      readonly readersMayComment: boolean;
      readonly sharedWith: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly username: string;
      }> | null | undefined;
      readonly updatedAt: string;
      readonly viewerCanShare: boolean;
    };
  };
};
export type useShareStoryMutation = {
  response: useShareStoryMutation$data;
  variables: useShareStoryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ShareStoryPayload",
    "kind": "LinkedField",
    "name": "shareStory",
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
          (v1/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "viewerCanShare",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readersMayComment",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSharedByName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "sharedWith",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "username",
                "storageKey": null
              }
            ],
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
    "name": "useShareStoryMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useShareStoryMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "723906afadb1f04c43b4318f8b843016864be3846b553398dcb9ae0f0eae0d21",
    "metadata": {},
    "name": "useShareStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ae82ef3342c2a765194aee017131ce38";

export default node;
