/**
 * @generated SignedSource<<7c09916e57d3d47da00d3d272bf0e6a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisibilitySwitches_writing$data = {
  readonly showsPiece: boolean;
  readonly showsWords: boolean;
  readonly " $fragmentType": "VisibilitySwitches_writing";
};
export type VisibilitySwitches_writing$key = {
  readonly " $data"?: VisibilitySwitches_writing$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisibilitySwitches_writing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisibilitySwitches_writing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsPiece",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsWords",
      "storageKey": null
    }
  ],
  "type": "SessionWriting",
  "abstractKey": null
};

(node as any).hash = "eaf49af546d21b7e64cd0d0ff5ed5f2d";

export default node;
