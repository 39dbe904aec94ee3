/**
 * @generated SignedSource<<1bb2cf568a4b9f0ffcf3b3c3242bdaa0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SummaryChart_summary$data = {
  readonly intervalMinutes: number;
  readonly intervals: ReadonlyArray<number>;
  readonly " $fragmentType": "SummaryChart_summary";
};
export type SummaryChart_summary$key = {
  readonly " $data"?: SummaryChart_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"SummaryChart_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SummaryChart_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intervals",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intervalMinutes",
      "storageKey": null
    }
  ],
  "type": "SessionSummary",
  "abstractKey": null
};

(node as any).hash = "645406d3c8094444f3023700c4986c0d";

export default node;
