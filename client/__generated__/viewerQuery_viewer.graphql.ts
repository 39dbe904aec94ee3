/**
 * @generated SignedSource<<5ba3f6d478ad8441070b308fb69776bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "INSTRUCTOR" | "USER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type viewerQuery_viewer$data = {
  readonly canCreateExercises: boolean;
  readonly canCreateSessions: boolean;
  readonly email: string;
  readonly roles: ReadonlyArray<Role>;
  readonly secondFactorOwed: boolean;
  readonly user: {
    readonly displayName: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly profileImageUrl: string | null | undefined;
    readonly username: string;
  };
  readonly " $fragmentType": "viewerQuery_viewer";
};
export type viewerQuery_viewer$key = {
  readonly " $data"?: viewerQuery_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewerQuery_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "viewerQuery_viewer",
  "selections": [
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
      "name": "canCreateSessions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canCreateExercises",
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
      "name": "secondFactorOwed",
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
          "name": "displayName",
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "718e4ac42cd13389cc1ab41e4b4f181b";

export default node;
