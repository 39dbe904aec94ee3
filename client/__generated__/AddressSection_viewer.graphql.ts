/**
 * @generated SignedSource<<31b283651f7b55d66e3674c0d4cdad57>>
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "91944d0391083d8694243af72ff32272";

export default node;
