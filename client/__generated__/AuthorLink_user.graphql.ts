/**
 * @generated SignedSource<<d146ebe04c4bae09497aeb35dbdb536b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuthorLink_user$data = {
  readonly name: string;
  readonly username: string;
  readonly " $fragmentType": "AuthorLink_user";
};
export type AuthorLink_user$key = {
  readonly " $data"?: AuthorLink_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthorLink_user",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7a636c47b31959a87166ae811c6958fa";

export default node;
