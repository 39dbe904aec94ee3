/**
 * @generated SignedSource<<e5db97aa457d026588141836ba3836d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WaitingComments_story$data = {
  readonly id: string;
  readonly viewerCanModerateComments: boolean;
  readonly waitingComments: ReadonlyArray<{
    readonly author: {
      readonly name: string;
    };
    readonly id: string;
    readonly isWaiting: boolean;
    readonly viewerCanApprove: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
  }>;
  readonly " $fragmentType": "WaitingComments_story";
};
export type WaitingComments_story$key = {
  readonly " $data"?: WaitingComments_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingComments_story">;
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
  "name": "WaitingComments_story",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanModerateComments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "waitingComments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanApprove",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWaiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommentItem_comment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Story",
  "abstractKey": null
};
})();

(node as any).hash = "2b699707933f437d401f1ff8714a5249";

export default node;
