/**
 * @generated SignedSource<<200fd27ed5b6a2a0f9eba40e67c51aba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GoalUnit = "MINUTES" | "WORDS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ChallengeItem_challenge$data = {
  readonly id: string;
  readonly isOver: boolean;
  readonly members: ReadonlyArray<{
    readonly total: number;
    readonly user: {
      readonly id: string;
      readonly name: string;
    };
  }> | null | undefined;
  readonly title: string;
  readonly unit: GoalUnit;
  readonly viewerCanClose: boolean;
  readonly viewerCanDelete: boolean;
  readonly viewerIsMember: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeProgress_challenge">;
  readonly " $fragmentType": "ChallengeItem_challenge";
};
export type ChallengeItem_challenge$key = {
  readonly " $data"?: ChallengeItem_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeItem_challenge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeItem_challenge",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isOver",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsMember",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanClose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "ChallengeMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": "members(first:10)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChallengeProgress_challenge"
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};
})();

(node as any).hash = "8a462cf995bc7f01529d27ce60b59b5f";

export default node;
