/**
 * @generated SignedSource<<dc669ad1cd0aa03d4cff4b36abb5c7a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WritingDays_viewer$data = {
  readonly writingDays: ReadonlyArray<{
    readonly day: string;
    readonly words: number;
  }>;
  readonly " $fragmentType": "WritingDays_viewer";
};
export type WritingDays_viewer$key = {
  readonly " $data"?: WritingDays_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WritingDays_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WritingDays_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "concreteType": "WritingDay",
      "kind": "LinkedField",
      "name": "writingDays",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "085b225e2d429f48e3e09f04ce07fd87";

export default node;
