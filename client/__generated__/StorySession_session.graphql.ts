/**
 * @generated SignedSource<<2c04ede7e6f6e4506900a9352a55b01a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StorySession_session$data = {
  readonly endsAt: string;
  readonly status: SessionStatus;
  readonly title: string;
  readonly viewerIsLeader: boolean;
  readonly viewerIsParticipant: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useSprint_session">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSprint_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "eff8aaed64253e44b4db054f704b682b";

export default node;
