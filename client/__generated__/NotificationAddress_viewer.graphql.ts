/**
 * @generated SignedSource<<c3552541aad829f21a74dfebb4d53ecc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationAddress_viewer$data = {
  readonly email: string;
  readonly emailConfirmedAt: string | null | undefined;
  readonly notificationSettings: {
    readonly mailRefusedAt: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"UnconfirmedAddress_viewer">;
  readonly " $fragmentType": "NotificationAddress_viewer";
};
export type NotificationAddress_viewer$key = {
  readonly " $data"?: NotificationAddress_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationAddress_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationAddress_viewer",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationSettings",
      "kind": "LinkedField",
      "name": "notificationSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mailRefusedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnconfirmedAddress_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "31356ff071999a0154f9a51b12225027";

export default node;
