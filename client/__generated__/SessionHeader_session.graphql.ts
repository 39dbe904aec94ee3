/**
 * @generated SignedSource<<a4fe978267bf8a16cb359490c6ef0a0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionKind = "DROP_IN" | "SCHEDULED" | "%future added value";
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SessionHeader_session$data = {
  readonly capacity: number;
  readonly dateTime: string;
  readonly durationMinutes: number;
  readonly isRecurring: boolean;
  readonly kind: SessionKind;
  readonly leader: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  };
  readonly location: string | null | undefined;
  readonly participantCount: number;
  readonly startedAt: string | null | undefined;
  readonly status: SessionStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"SessionCalendarLink_session" | "SessionManagement_session" | "SessionSeats_session">;
  readonly " $fragmentType": "SessionHeader_session";
};
export type SessionHeader_session$key = {
  readonly " $data"?: SessionHeader_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionHeader_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionHeader_session",
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
      "name": "title",
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
      "name": "durationMinutes",
      "storageKey": null
    },
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
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRecurring",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "leader",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuthorLink_user"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionSeats_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionManagement_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionCalendarLink_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "fc984a0d0c6d0d1677610d8b58106811";

export default node;
