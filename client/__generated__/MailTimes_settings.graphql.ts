/**
 * @generated SignedSource<<12464120a4c7cfbeabea1bce39abe71e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DigestFrequency = "DAILY" | "WEEKLY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MailTimes_settings$data = {
  readonly digest: DigestFrequency;
  readonly quietHours: {
    readonly from: number;
    readonly timeZone: string;
    readonly until: number;
  } | null | undefined;
  readonly " $fragmentType": "MailTimes_settings";
};
export type MailTimes_settings$key = {
  readonly " $data"?: MailTimes_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailTimes_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailTimes_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "digest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuietHours",
      "kind": "LinkedField",
      "name": "quietHours",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NotificationSettings",
  "abstractKey": null
};

(node as any).hash = "81685f4b7a9081eb546546d8c721293c";

export default node;
