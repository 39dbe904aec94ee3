/**
 * @generated SignedSource<<5fd8e8c05bc6872a10088a85069afe65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionRegistration = "CLOSED" | "FULL" | "OPEN" | "%future added value";
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type FirstSession_session$data = {
  readonly dateTime: string;
  readonly id: string;
  readonly registration: SessionRegistration;
  readonly status: SessionStatus;
  readonly title: string;
  readonly viewerIsLeader: boolean;
  readonly viewerIsParticipant: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"JoinedMark_session" | "SeatsTaken_session">;
  readonly " $fragmentType": "FirstSession_session";
};
export type FirstSession_session$key = {
  readonly " $data"?: FirstSession_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstSession_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstSession_session",
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
      "name": "dateTime",
      "storageKey": null
    },
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
      "name": "registration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsParticipant",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsLeader",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeatsTaken_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinedMark_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "d5c037756b10859280069813baf86eb0";

export default node;
