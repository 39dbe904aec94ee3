/**
 * @generated SignedSource<<2f24a8bdc612265869e2deca2d7f690d>>
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

(node as any).hash = "2c966928cba7f5633da149616b649294";

export default node;
