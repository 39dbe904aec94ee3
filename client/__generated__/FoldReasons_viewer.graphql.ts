/**
 * @generated SignedSource<<6496feae0a7c2b0a8be8751fde2a1df4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FoldReasons_viewer$data = {
  readonly blockedMemberIds: ReadonlyArray<string>;
  readonly mutedMemberIds: ReadonlyArray<string>;
  readonly " $fragmentType": "FoldReasons_viewer";
};
export type FoldReasons_viewer$key = {
  readonly " $data"?: FoldReasons_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoldReasons_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoldReasons_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mutedMemberIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockedMemberIds",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e22b0834bfee38b4d8f41a50e3cd1680";

export default node;
