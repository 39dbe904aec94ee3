/**
 * @generated SignedSource<<5ff712d1ce55cebb13318959b647364a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StoryActions_shared$data = {
  readonly id: string;
  readonly isSharedByName: boolean;
  readonly privacyLevel: PrivacyLevel;
  readonly " $fragmentType": "StoryActions_shared";
};
export type StoryActions_shared$key = {
  readonly " $data"?: StoryActions_shared$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryActions_shared">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryActions_shared",
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
      "name": "privacyLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSharedByName",
      "storageKey": null
    }
  ],
  "type": "Story",
  "abstractKey": null
};

(node as any).hash = "5bfdce4502e9126aef212c655e1d9571";

export default node;
