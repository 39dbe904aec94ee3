/**
 * @generated SignedSource<<8f21df0cdca85ce2bf751375f2a5fb35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionRegistration = "CLOSED" | "FULL" | "OPEN" | "%future added value";
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Room_session$data = {
  readonly dateTime: string;
  readonly id: string;
  readonly registration: SessionRegistration;
  readonly status: SessionStatus;
  readonly viewerCanStartSprints: boolean;
  readonly viewerIsLeader: boolean;
  readonly viewerIsParticipant: boolean;
  readonly viewerWriting: {
    readonly __typename: "SessionWriting";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RoomClock_session" | "RoomFaces_session" | "RoomWriters_session" | "SprintControl_session" | "SprintResult_session" | "WriteWithUs_session">;
  readonly " $fragmentType": "Room_session";
};
export type Room_session$key = {
  readonly " $data"?: Room_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"Room_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Room_session",
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
      "name": "dateTime",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanStartSprints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionWriting",
      "kind": "LinkedField",
      "name": "viewerWriting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoomClock_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoomFaces_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoomWriters_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SprintControl_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SprintResult_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WriteWithUs_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "24e51a08c13693ed0b0a99433efe24e2";

export default node;
