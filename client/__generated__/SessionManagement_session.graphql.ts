/**
 * @generated SignedSource<<3c53a3689a1c808ca412779e3ed17b72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SessionManagement_session$data = {
  readonly dateTime: string;
  readonly durationMinutes: number;
  readonly id: string;
  readonly isRecurring: boolean;
  readonly openMoves: ReadonlyArray<SessionStatus>;
  readonly status: SessionStatus;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "SessionManagement_session";
};
export type SessionManagement_session$key = {
  readonly " $data"?: SessionManagement_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionManagement_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionManagement_session",
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
      "name": "durationMinutes",
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
      "kind": "ScalarField",
      "name": "openMoves",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "4a8baab409b270271eddb28e76aaba73";

export default node;
