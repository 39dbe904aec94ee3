/**
 * @generated SignedSource<<76b2d0f7e07577aaab2714c738b9b60e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type noteTransport_note$data = {
  readonly category: string | null | undefined;
  readonly content: string;
  readonly id: string;
  readonly isPinned: boolean;
  readonly journal: {
    readonly id: string;
  } | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly title: string | null | undefined;
  readonly updatedAt: string;
  readonly " $fragmentType": "noteTransport_note";
};
export type noteTransport_note$key = {
  readonly " $data"?: noteTransport_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"noteTransport_note">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "noteTransport_note",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPinned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Journal",
      "kind": "LinkedField",
      "name": "journal",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Note",
  "abstractKey": null
};
})();

(node as any).hash = "a1b5b8151e0b6e60a6f1409dcb1a3b35";

export default node;
