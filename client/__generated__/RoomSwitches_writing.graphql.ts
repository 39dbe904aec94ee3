/**
 * @generated SignedSource<<151c20b2ec1b9b9c883be6384e5de262>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoomSwitches_writing$data = {
  readonly showsPiece: boolean;
  readonly showsWords: boolean;
  readonly " $fragmentType": "RoomSwitches_writing";
};
export type RoomSwitches_writing$key = {
  readonly " $data"?: RoomSwitches_writing$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomSwitches_writing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomSwitches_writing",
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

(node as any).hash = "7e73317743ce18022d0fe845300f8798";

export default node;
