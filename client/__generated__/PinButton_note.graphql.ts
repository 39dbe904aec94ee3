/**
 * @generated SignedSource<<db5d58e01d333543d98b03dcb07b6bfe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PinButton_note$data = {
  readonly id: string;
  readonly isPinned: boolean;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "PinButton_note";
};
export type PinButton_note$key = {
  readonly " $data"?: PinButton_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"PinButton_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PinButton_note",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPinned",
      "storageKey": null
    }
  ],
  "type": "Note",
  "abstractKey": null
};

(node as any).hash = "0475605ccde8a1a504b6a89d1c589e5f";

export default node;
