/**
 * @generated SignedSource<<da5e2ee6fadb696e1697e7fc6f40732d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SessionCalendarLink_session$data = {
  readonly id: string;
  readonly status: SessionStatus;
  readonly " $fragmentType": "SessionCalendarLink_session";
};
export type SessionCalendarLink_session$key = {
  readonly " $data"?: SessionCalendarLink_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionCalendarLink_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionCalendarLink_session",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "092e8c24af82bec990b6b10f5e4a92c9";

export default node;
