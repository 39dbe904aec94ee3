/**
 * @generated SignedSource<<6146f015baf5efec496441388a55286b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AwaitPlace_session$data = {
  readonly id: string;
  readonly viewerAwaitsPlace: boolean;
  readonly " $fragmentType": "AwaitPlace_session";
};
export type AwaitPlace_session$key = {
  readonly " $data"?: AwaitPlace_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"AwaitPlace_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AwaitPlace_session",
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
      "name": "viewerAwaitsPlace",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "cf63cc2ae20d46be699b66af7e693262";

export default node;
