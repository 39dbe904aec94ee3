/**
 * @generated SignedSource<<e8795cc0cfa5ab3e1584bee9034f81e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type UpcomingSession_session$data = {
  readonly dateTime: string;
  readonly id: string;
  readonly status: SessionStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"JoinedMark_session" | "SeatsTaken_session">;
  readonly " $fragmentType": "UpcomingSession_session";
};
export type UpcomingSession_session$key = {
  readonly " $data"?: UpcomingSession_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpcomingSession_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpcomingSession_session",
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

(node as any).hash = "7c54b81b30ce016e8034171e717ada1c";

export default node;
