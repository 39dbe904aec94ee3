/**
 * @generated SignedSource<<95dfc4694ea2582674e74aed9c366ee1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SprintClock_session$data = {
  readonly sprint: {
    readonly endsAt: string;
    readonly startedAt: string;
  } | null | undefined;
  readonly status: SessionStatus;
  readonly " $fragmentType": "SprintClock_session";
};
export type SprintClock_session$key = {
  readonly " $data"?: SprintClock_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SprintClock_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SprintClock_session",
  "selections": [
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
      "concreteType": "SessionSprint",
      "kind": "LinkedField",
      "name": "sprint",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "3fd49bac54964b585d0fe87155be82fb";

export default node;
