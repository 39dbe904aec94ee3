/**
 * @generated SignedSource<<a08b9dffc24ff6bc22c13f283c467b2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionRegistration = "CLOSED" | "FULL" | "OPEN" | "%future added value";
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SessionSeats_session$data = {
  readonly id: string;
  readonly registration: SessionRegistration;
  readonly status: SessionStatus;
  readonly viewerIsLeader: boolean;
  readonly viewerIsParticipant: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AwaitPlace_session">;
  readonly " $fragmentType": "SessionSeats_session";
};
export type SessionSeats_session$key = {
  readonly " $data"?: SessionSeats_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionSeats_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionSeats_session",
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
      "name": "AwaitPlace_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "231a7298bedfd9fd5b1609eac12a794d";

export default node;
