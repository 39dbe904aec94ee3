/**
 * @generated SignedSource<<949bff1026ae72932359b9430790f4b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GoalUnit = "MINUTES" | "WORDS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ChallengeProgress_challenge$data = {
  readonly closedOn: string | null | undefined;
  readonly endsOn: string;
  readonly isOver: boolean;
  readonly memberCount: number;
  readonly startsOn: string;
  readonly target: number;
  readonly title: string;
  readonly total: number;
  readonly unit: GoalUnit;
  readonly viewerIsMember: boolean;
  readonly viewerTotal: number;
  readonly " $fragmentType": "ChallengeProgress_challenge";
};
export type ChallengeProgress_challenge$key = {
  readonly " $data"?: ChallengeProgress_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeProgress_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeProgress_challenge",
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
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "target",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOver",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsMember",
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "4ecb43a0f00ba7d7086d128ba7c6e452";

export default node;
