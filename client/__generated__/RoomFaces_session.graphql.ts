/**
 * @generated SignedSource<<e3a467b51abbaceba2c020b1362b3e86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoomFaces_session$data = {
  readonly room: {
    readonly writers: ReadonlyArray<{
      readonly isHere: boolean;
      readonly member: {
        readonly id: string;
        readonly name: string;
        readonly profileImageUrl: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "RoomFaces_session";
};
export type RoomFaces_session$key = {
  readonly " $data"?: RoomFaces_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomFaces_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomFaces_session",
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
                  "name": "profileImageUrl",
                  "storageKey": null
                }
              ],
              "storageKey": null
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

(node as any).hash = "639f92c3a9c4238475e0460626dbd311";

export default node;
