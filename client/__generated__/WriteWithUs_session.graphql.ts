/**
 * @generated SignedSource<<9c2bc7c0914089b779d36a6e83c29c45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WriteWithUs_session$data = {
  readonly id: string;
  readonly room: {
    readonly writers: ReadonlyArray<{
      readonly member: {
        readonly id: string;
      };
      readonly words: number | null | undefined;
    }>;
  };
  readonly status: SessionStatus;
  readonly viewerWriting: {
    readonly exercise: {
      readonly description: string;
      readonly id: string;
      readonly prompt: string;
      readonly timeLimitMinutes: number | null | undefined;
      readonly title: string;
    } | null | undefined;
    readonly intention: string | null | undefined;
    readonly story: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly words: number;
    readonly " $fragmentSpreads": FragmentRefs<"VisibilitySwitches_writing">;
  } | null | undefined;
  readonly " $fragmentType": "WriteWithUs_session";
};
export type WriteWithUs_session$key = {
  readonly " $data"?: WriteWithUs_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteWithUs_session">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "words",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteWithUs_session",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionWriting",
      "kind": "LinkedField",
      "name": "viewerWriting",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
          "concreteType": "Story",
          "kind": "LinkedField",
          "name": "story",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
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
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "prompt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timeLimitMinutes",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VisibilitySwitches_writing"
        }
      ],
      "storageKey": null
    },
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
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
})();

(node as any).hash = "d46f0820200808d996ba40e2b1a559be";

export default node;
