/**
 * @generated SignedSource<<b1c8719e601319c8f9145d47a61613b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionKind = "DROP_IN" | "SCHEDULED" | "%future added value";
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StorySession_session$data = {
  readonly endsAt: string;
  readonly id: string;
  readonly kind: SessionKind;
  readonly status: SessionStatus;
  readonly title: string;
  readonly viewerCanStartSprints: boolean;
  readonly viewerIsLeader: boolean;
  readonly viewerIsParticipant: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"SprintClock_session" | "useOwnSprintWords_session" | "useSprint_session">;
  readonly " $fragmentType": "StorySession_session";
};
export type StorySession_session$key = {
  readonly " $data"?: StorySession_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"StorySession_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StorySession_session",
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
      "name": "endsAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSprint_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOwnSprintWords_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SprintClock_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "1064c3433c10eaf567e6b5bd4a71f53b";

export default node;
