/**
 * @generated SignedSource<<59c56c66873443062696bd05e7880bd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExerciseCreator_user$data = {
  readonly isDeleted: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  readonly " $fragmentType": "ExerciseCreator_user";
};
export type ExerciseCreator_user$key = {
  readonly " $data"?: ExerciseCreator_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExerciseCreator_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExerciseCreator_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuthorLink_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3ec0e6e2837977356b3bc4b45f4c2f74";

export default node;
