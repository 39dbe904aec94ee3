/**
 * @generated SignedSource<<2ceb5a16663423e235a7c120decc2304>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FeedbackStatus = "ACCEPTED" | "CLOSED" | "IMPLEMENTED" | "OPEN" | "REJECTED" | "UNDER_REVIEW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StatusDialog_feedback$data = {
  readonly id: string;
  readonly status: FeedbackStatus;
  readonly " $fragmentType": "StatusDialog_feedback";
};
export type StatusDialog_feedback$key = {
  readonly " $data"?: StatusDialog_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusDialog_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusDialog_feedback",
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
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "5cffd2959a6fd3e744f5025c2b2767ee";

export default node;
