/**
 * @generated SignedSource<<34dd885867d1c6b4a9e34991b248da18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoomWriter_writer$data = {
  readonly intention: string | null | undefined;
  readonly isHere: boolean;
  readonly isLeader: boolean;
  readonly member: {
    readonly id: string;
    readonly name: string;
    readonly profileImageUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  };
  readonly piece: {
    readonly exercise: {
      readonly id: string;
    } | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly words: number | null | undefined;
  readonly " $fragmentType": "RoomWriter_writer";
};
export type RoomWriter_writer$key = {
  readonly " $data"?: RoomWriter_writer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomWriter_writer">;
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
  "name": "RoomWriter_writer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHere",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLeader",
      "storageKey": null
    },
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
      "name": "intention",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionPiece",
      "kind": "LinkedField",
      "name": "piece",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Exercise",
          "kind": "LinkedField",
          "name": "exercise",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "member",
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
          "name": "profileImageUrl",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuthorLink_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SessionRoomWriter",
  "abstractKey": null
};
})();

(node as any).hash = "a08380ab83601b590ec69c3857300881";

export default node;
