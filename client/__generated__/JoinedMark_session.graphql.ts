/**
 * @generated SignedSource<<057f40fa07017b18590f1d6fe8ebb76d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type JoinedMark_session$data = {
  readonly status: SessionStatus;
  readonly viewerIsParticipant: boolean;
  readonly " $fragmentType": "JoinedMark_session";
};
export type JoinedMark_session$key = {
  readonly " $data"?: JoinedMark_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinedMark_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinedMark_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsParticipant",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "09787adfe21f09bc47d5df86888b138e";

export default node;
