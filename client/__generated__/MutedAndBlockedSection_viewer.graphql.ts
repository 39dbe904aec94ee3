/**
 * @generated SignedSource<<8debf1d76d55e0fcf6403db3c9a3240a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MutedAndBlockedSection_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MutedAndBlockedSection_blocked" | "MutedAndBlockedSection_muted">;
  readonly " $fragmentType": "MutedAndBlockedSection_viewer";
};
export type MutedAndBlockedSection_viewer$key = {
  readonly " $data"?: MutedAndBlockedSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MutedAndBlockedSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MutedAndBlockedSection_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MutedAndBlockedSection_muted"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MutedAndBlockedSection_blocked"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "cc8e320cd1d07c27da8939965b8e1655";

export default node;
