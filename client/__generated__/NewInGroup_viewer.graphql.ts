/**
 * @generated SignedSource<<e19953f5c87759210a49690eacc8f24c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NewInGroup_viewer$data = {
  readonly newInGroup: ReadonlyArray<{
    readonly author: {
      readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
    };
    readonly id: string;
    readonly privacyLevel: PrivacyLevel;
    readonly title: string;
    readonly wordCount: number;
  }>;
  readonly " $fragmentType": "NewInGroup_viewer";
};
export type NewInGroup_viewer$key = {
  readonly " $data"?: NewInGroup_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewInGroup_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewInGroup_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Story",
      "kind": "LinkedField",
      "name": "newInGroup",
      "plural": true,
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
          "name": "privacyLevel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AuthorLink_user"
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

(node as any).hash = "c11b11f66705f72e7c9b08a8a3e24010";

export default node;
