/**
 * @generated SignedSource<<09d9035b2d267cbaed3aea198db56d72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoPasswordSection_viewer$data = {
  readonly email: string;
  readonly " $fragmentType": "NoPasswordSection_viewer";
};
export type NoPasswordSection_viewer$key = {
  readonly " $data"?: NoPasswordSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoPasswordSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoPasswordSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "39cf1acde38470a7748246743abcb238";

export default node;
