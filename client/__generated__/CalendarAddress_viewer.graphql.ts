/**
 * @generated SignedSource<<86cfd14ce9b7375321f33a7c3776d924>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CalendarAddress_viewer$data = {
  readonly calendarFeed: {
    readonly createdAt: string;
    readonly id: string;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "CalendarAddress_viewer";
};
export type CalendarAddress_viewer$key = {
  readonly " $data"?: CalendarAddress_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarAddress_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarAddress_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarFeed",
      "kind": "LinkedField",
      "name": "calendarFeed",
      "plural": false,
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
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "aee5a92377386b77c34c2e383fae2af8";

export default node;
