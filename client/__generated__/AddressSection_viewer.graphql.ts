/**
 * @generated SignedSource<<4969f19a7ecc0bb3660bd647756a8d84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddressSection_viewer$data = {
  readonly email: string;
  readonly emailConfirmedAt: string | null | undefined;
  readonly " $fragmentType": "AddressSection_viewer";
};
export type AddressSection_viewer$key = {
  readonly " $data"?: AddressSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressSection_viewer",
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
      "name": "emailConfirmedAt",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e058972653d866e6b3fe5e9df87085b7";

export default node;
