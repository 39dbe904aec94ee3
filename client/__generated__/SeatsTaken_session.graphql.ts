/**
 * @generated SignedSource<<14274f2f9c4a60739c432e37d0996177>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionRegistration = "CLOSED" | "FULL" | "OPEN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SeatsTaken_session$data = {
  readonly capacity: number;
  readonly participantCount: number;
  readonly registration: SessionRegistration;
  readonly " $fragmentType": "SeatsTaken_session";
};
export type SeatsTaken_session$key = {
  readonly " $data"?: SeatsTaken_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatsTaken_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatsTaken_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "participantCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registration",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "c831682cc9463327efc01c704c04cac7";

export default node;
