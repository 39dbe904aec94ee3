/**
 * @generated SignedSource<<2b127733ef812b0cdbf7a65c9c0a203f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AssignDialog_feedback$data = {
  readonly assignedTo: {
    readonly id: string;
    readonly name: string;
    readonly username: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "AssignDialog_feedback";
};
export type AssignDialog_feedback$key = {
  readonly " $data"?: AssignDialog_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignDialog_feedback">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignDialog_feedback",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignedTo",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};
})();

(node as any).hash = "9782b9cdb652ab4adfd7f6aa55d4eea3";

export default node;
