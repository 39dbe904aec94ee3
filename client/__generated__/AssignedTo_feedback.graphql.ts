/**
 * @generated SignedSource<<231dff32baf54ee4488ac9f2d55cb1b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AssignedTo_feedback$data = {
  readonly assignedBy: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  } | null | undefined;
  readonly assignedTo: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  } | null | undefined;
  readonly " $fragmentType": "AssignedTo_feedback";
};
export type AssignedTo_feedback$key = {
  readonly " $data"?: AssignedTo_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignedTo_feedback">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AuthorLink_user"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignedTo_feedback",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignedTo",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};
})();

(node as any).hash = "3f89bdb3d9aa7ec4785c88acfa87078a";

export default node;
