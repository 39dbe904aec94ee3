/**
 * @generated SignedSource<<97238b24cbe280fed61eefaac5a4b67e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MemberMenu_user$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerBlocks: boolean;
  readonly viewerCanFollow: boolean;
  readonly viewerMutes: boolean;
  readonly " $fragmentType": "MemberMenu_user";
};
export type MemberMenu_user$key = {
  readonly " $data"?: MemberMenu_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberMenu_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberMenu_user",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanFollow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerMutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerBlocks",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "caf6f2f2b4d93df05ac257d2ec72d1ca";

export default node;
