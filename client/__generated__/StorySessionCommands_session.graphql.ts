/**
 * @generated SignedSource<<6e17e766c26203c66de00d89723b456e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StorySessionCommands_session$data = {
  readonly id: string;
  readonly status: SessionStatus;
  readonly viewerCanStartSprints: boolean;
  readonly " $fragmentType": "StorySessionCommands_session";
};
export type StorySessionCommands_session$key = {
  readonly " $data"?: StorySessionCommands_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"StorySessionCommands_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StorySessionCommands_session",
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
      "name": "viewerCanStartSprints",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "ad6194f22fa09f382d583750714ca0a0";

export default node;
