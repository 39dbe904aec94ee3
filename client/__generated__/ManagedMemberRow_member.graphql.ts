/**
 * @generated SignedSource<<44988b1a782b6c75648b5bfb3c2aa909>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MemberState = "ACTIVE" | "SUSPENDED" | "WAITING" | "%future added value";
export type Role = "ADMIN" | "INSTRUCTOR" | "USER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ManagedMemberRow_member$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly isConfirmed: boolean;
  readonly joinedAt: string;
  readonly lastSeenAt: string | null | undefined;
  readonly roles: ReadonlyArray<Role>;
  readonly state: MemberState;
  readonly user: {
    readonly name: string;
    readonly profileImageUrl: string | null | undefined;
    readonly username: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ManagedMemberMenu_member">;
  readonly " $fragmentType": "ManagedMemberRow_member";
};
export type ManagedMemberRow_member$key = {
  readonly " $data"?: ManagedMemberRow_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedMemberRow_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagedMemberRow_member",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isConfirmed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinedAt",
      "storageKey": null
    },
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
          "name": "profileImageUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManagedMemberMenu_member"
    }
  ],
  "type": "ManagedMember",
  "abstractKey": null
};

(node as any).hash = "c6d13aa8b89c49d9eb4fd8c6178880b5";

export default node;
