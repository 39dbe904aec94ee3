/**
 * @generated SignedSource<<6b59df10b7372f7c4b65ac378d85c365>>
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bceebc884944286010b98097356f7cb7";

export default node;
