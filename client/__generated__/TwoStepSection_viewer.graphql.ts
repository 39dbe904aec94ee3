/**
 * @generated SignedSource<<99f9f794d21830c1253897ebab3234ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TwoStepSection_viewer$data = {
  readonly emailConfirmedAt: string | null | undefined;
  readonly secondFactor: {
    readonly recoveryCodesLeft: number;
    readonly turnedOnAt: string;
  } | null | undefined;
  readonly " $fragmentType": "TwoStepSection_viewer";
};
export type TwoStepSection_viewer$key = {
  readonly " $data"?: TwoStepSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoStepSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoStepSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailConfirmedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SecondFactor",
      "kind": "LinkedField",
      "name": "secondFactor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turnedOnAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a2fdb8b2f2c1e4f6153349a056571047";

export default node;
