/**
 * @generated SignedSource<<de1cc631ffa76b5c2f1413a53a7951cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RecentStories_viewer$data = {
  readonly stories: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly hasUnpublishedChanges: boolean;
        readonly id: string;
        readonly privacyLevel: PrivacyLevel;
        readonly title: string;
        readonly wordCount: number;
      };
    }>;
  };
  readonly " $fragmentType": "RecentStories_viewer";
};
export type RecentStories_viewer$key = {
  readonly " $data"?: RecentStories_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentStories_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentStories_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "StoryConnection",
      "kind": "LinkedField",
      "name": "stories",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StoryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Story",
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
                  "name": "title",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "wordCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "privacyLevel",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasUnpublishedChanges",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "stories(first:5)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "be3f0a27946575e78faf236f107bff39";

export default node;
