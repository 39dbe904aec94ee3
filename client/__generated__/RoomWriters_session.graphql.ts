/**
 * @generated SignedSource<<e0ea490eee0983149a709391153ff021>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoomWriters_session$data = {
  readonly room: {
    readonly writers: ReadonlyArray<{
      readonly intention: string | null | undefined;
      readonly isHere: boolean;
      readonly member: {
        readonly id: string;
      };
      readonly piece: {
        readonly title: string;
      } | null | undefined;
      readonly words: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"RoomWriter_writer">;
    }>;
  };
  readonly " $fragmentType": "RoomWriters_session";
};
export type RoomWriters_session$key = {
  readonly " $data"?: RoomWriters_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomWriters_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomWriters_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionRoom",
      "kind": "LinkedField",
      "name": "room",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SessionRoomWriter",
          "kind": "LinkedField",
          "name": "writers",
          "plural": true,
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RoomWriter_writer"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "b07e8952490c7552903d249aa8ffdcb9";

export default node;
