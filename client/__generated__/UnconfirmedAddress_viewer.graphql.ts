/**
 * @generated SignedSource<<351f043197e97c3bdeece459705e8cae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UnconfirmedAddress_viewer$data = {
  readonly email: string;
  readonly emailConfirmedAt: string | null | undefined;
  readonly " $fragmentType": "UnconfirmedAddress_viewer";
};
export type UnconfirmedAddress_viewer$key = {
  readonly " $data"?: UnconfirmedAddress_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnconfirmedAddress_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnconfirmedAddress_viewer",
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

(node as any).hash = "2576ce42e042bd05fca41300c7f86e21";

export default node;
