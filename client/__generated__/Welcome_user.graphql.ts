/**
 * @generated SignedSource<<1a06dbea9b97e91357643fbbecf72f02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Welcome_user$data = {
  readonly displayName: string | null | undefined;
  readonly username: string;
  readonly " $fragmentType": "Welcome_user";
};
export type Welcome_user$key = {
  readonly " $data"?: Welcome_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Welcome_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Welcome_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "49d3f8141afbe147d276be645a6471ce";

export default node;
