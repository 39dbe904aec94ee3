/**
 * @generated SignedSource<<00df8ed53549f4b3d734b27d86743cf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Challenges_query$data = {
  readonly challenges: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isOver: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"ChallengeItem_challenge">;
      };
    }>;
  };
  readonly viewer: {
    readonly canOpenChallenges: boolean;
  } | null | undefined;
  readonly " $fragmentType": "Challenges_query";
};
export type Challenges_query$key = {
  readonly " $data"?: Challenges_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Challenges_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Challenges_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canOpenChallenges",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "ChallengeConnection",
      "kind": "LinkedField",
      "name": "challenges",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ChallengeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Challenge",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "isOver",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ChallengeItem_challenge"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "challenges(first:20)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ccebb7a3ce57196705e73ae576c27298";

export default node;
