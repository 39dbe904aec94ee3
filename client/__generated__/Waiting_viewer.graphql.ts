/**
 * @generated SignedSource<<ee24f494e3a825da3d3108b9d31a0434>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Waiting_viewer$data = {
  readonly user: {
    readonly stats: {
      readonly storiesCount: number;
      readonly storiesSharedCount: number;
    } | null | undefined;
  };
  readonly waitingStories: ReadonlyArray<{
    readonly newComments: number;
    readonly story: {
      readonly id: string;
      readonly title: string;
    };
  }>;
  readonly " $fragmentType": "Waiting_viewer";
};
export type Waiting_viewer$key = {
  readonly " $data"?: Waiting_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Waiting_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Waiting_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingStory",
      "kind": "LinkedField",
      "name": "waitingStories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Story",
          "kind": "LinkedField",
          "name": "story",
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
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newComments",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UserStats",
          "kind": "LinkedField",
          "name": "stats",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "storiesCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "storiesSharedCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5569cb31b06bba7fee4ffb15648fb5fc";

export default node;
