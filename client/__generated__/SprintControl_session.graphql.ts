/**
 * @generated SignedSource<<0ded1ba73baab329d29dc183ece87435>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SprintControl_session$data = {
  readonly id: string;
  readonly sprint: {
    readonly endsAt: string;
    readonly startedAt: string;
    readonly starterId: string | null | undefined;
  } | null | undefined;
  readonly viewerCanModerate: boolean;
  readonly " $fragmentType": "SprintControl_session";
};
export type SprintControl_session$key = {
  readonly " $data"?: SprintControl_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SprintControl_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SprintControl_session",
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
      "name": "viewerCanModerate",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "starterId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "349cbd2db39434aab0b30cb81717ee17";

export default node;
