/**
 * @generated SignedSource<<d8ffa5104c867b3fb0ad23c0d79e4030>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionKind = "DROP_IN" | "SCHEDULED" | "%future added value";
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RoomClock_session$data = {
  readonly dateTime: string;
  readonly endsAt: string;
  readonly kind: SessionKind;
  readonly startedAt: string | null | undefined;
  readonly status: SessionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useSprint_session">;
  readonly " $fragmentType": "RoomClock_session";
};
export type RoomClock_session$key = {
  readonly " $data"?: RoomClock_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomClock_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomClock_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "dateTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSprint_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "ff4db8356e95c956b014b5c6af21b4d9";

export default node;
