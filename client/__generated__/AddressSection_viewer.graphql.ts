/**
 * @generated SignedSource<<f53a2fa9d936c2d9502821e331f3fafb>>
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
  readonly hasPassword: boolean;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"UnconfirmedAddress_viewer">;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnconfirmedAddress_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4611da3c2573598e801fb089bab5ee87";

export default node;
