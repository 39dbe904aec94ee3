/**
 * @generated SignedSource<<02c223fbf636290ed33d6da415ee9770>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOwnSprintWords_session$data = {
  readonly sprint: {
    readonly startedAt: string;
  } | null | undefined;
  readonly viewerWriting: {
    readonly sprints: ReadonlyArray<{
      readonly startedAt: string;
      readonly words: number;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useOwnSprintWords_session";
};
export type useOwnSprintWords_session$key = {
  readonly " $data"?: useOwnSprintWords_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOwnSprintWords_session">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOwnSprintWords_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionSprint",
      "kind": "LinkedField",
      "name": "sprint",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
        {
          "alias": null,
          "args": null,
          "concreteType": "SessionSprintWords",
          "kind": "LinkedField",
          "name": "sprints",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "words",
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

(node as any).hash = "880cb6e8144bd5ff3f37a5729af1638b";

export default node;
