/**
 * @generated SignedSource<<0ae8c0e6e1d8bbe92958212a3b350c29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MutedAndBlocked_viewer$data = {
  readonly blockedMemberIds: ReadonlyArray<string>;
  readonly mutedMemberIds: ReadonlyArray<string>;
  readonly " $fragmentType": "MutedAndBlocked_viewer";
};
export type MutedAndBlocked_viewer$key = {
  readonly " $data"?: MutedAndBlocked_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MutedAndBlocked_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MutedAndBlocked_viewer",
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

(node as any).hash = "5cc1493c97d854ef9099691e9a588ad8";

export default node;
