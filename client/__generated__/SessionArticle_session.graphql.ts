/**
 * @generated SignedSource<<4c00623178e3b60a3cceab0fb2ae151a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SessionArticle_session$data = {
  readonly description: string;
  readonly status: SessionStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"NextSession_session" | "ParticipantList_session" | "Room_session" | "SessionHeader_session" | "SessionSummary_session" | "useSessionNews_session">;
  readonly " $fragmentType": "SessionArticle_session";
};
export type SessionArticle_session$key = {
  readonly " $data"?: SessionArticle_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionArticle_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionArticle_session",
  "selections": [
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
      "name": "description",
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
      "name": "SessionHeader_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextSession_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Room_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionSummary_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ParticipantList_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSessionNews_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "e7383f576908babdbe4708332ccca840";

export default node;
