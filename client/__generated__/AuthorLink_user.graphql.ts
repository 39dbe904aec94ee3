/**
 * @generated SignedSource<<82fcc9b4e90e7598c0f8ba11b99b308d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuthorLink_user$data = {
  readonly isDeleted: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6bc1649fa2d1ca2232b820a6c71736b0";

export default node;
