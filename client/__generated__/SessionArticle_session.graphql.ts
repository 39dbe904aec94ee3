/**
 * @generated SignedSource<<c6e79bd72551bf55cc82cebf1d236c48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionKind = "DROP_IN" | "SCHEDULED" | "%future added value";
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SessionArticle_session$data = {
  readonly description: string;
  readonly kind: SessionKind;
  readonly status: SessionStatus;
  readonly summary: {
    readonly words: number;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"NextSession_session" | "ParticipantList_session" | "Room_session" | "SessionChat_session" | "SessionHeader_session" | "SessionReading_session" | "SessionSummary_session" | "useSessionNews_session">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        }
      ],
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
      "name": "SessionChat_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionReading_session"
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

(node as any).hash = "803be073d72b0a0aa85e8f5be31a2ced";

export default node;
