/**
 * @generated SignedSource<<2ac0f870144a04ebdcdaad935970ebca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShownInSummary_session$data = {
  readonly id: string;
  readonly viewerWriting: {
    readonly showsWords: boolean;
    readonly words: number;
  } | null | undefined;
  readonly " $fragmentType": "ShownInSummary_session";
};
export type ShownInSummary_session$key = {
  readonly " $data"?: ShownInSummary_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShownInSummary_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShownInSummary_session",
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
      "concreteType": "SessionWriting",
      "kind": "LinkedField",
      "name": "viewerWriting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showsWords",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "c80256eec54b9055cc121d64b300cd5c";

export default node;
