/**
 * @generated SignedSource<<67c4204d54860d5ccfc989778343d94b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileHeader_user$data = {
  readonly bio: string | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly followerCount: {
    readonly totalCount: number;
  };
  readonly followingCount: {
    readonly totalCount: number;
  };
  readonly id: string;
  readonly name: string;
  readonly profileImageUrl: string | null | undefined;
  readonly storyCount: {
    readonly totalCount: number;
  };
  readonly username: string;
  readonly viewerCanEdit: boolean;
  readonly websiteUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_user" | "MemberMenu_user">;
  readonly " $fragmentType": "ProfileHeader_user";
};
export type ProfileHeader_user$key = {
  readonly " $data"?: ProfileHeader_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileHeader_user">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 0
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileHeader_user",
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
      "name": "username",
      "storageKey": null
    },
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
      "name": "bio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "websiteUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileImageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": "storyCount",
      "args": (v0/*:: as any*/),
      "concreteType": "StoryConnection",
      "kind": "LinkedField",
      "name": "stories",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "stories(first:0)"
    },
    {
      "alias": "followerCount",
      "args": (v0/*:: as any*/),
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "followers",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "followers(first:0)"
    },
    {
      "alias": "followingCount",
      "args": (v0/*:: as any*/),
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "following",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "following(first:0)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberMenu_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "2484860461af2bf15a2876dc418dbdb2";

export default node;
