/**
 * @generated SignedSource<<39ad3ebed2f23a0f725fd61ad0edf408>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SprintResult_sprint$data = {
  readonly endsAt: string;
  readonly startedAt: string;
  readonly words: number;
  readonly writers: ReadonlyArray<{
    readonly member: {
      readonly id: string;
      readonly name: string;
    };
    readonly words: number;
  }>;
  readonly " $fragmentType": "SprintResult_sprint";
};
export type SprintResult_sprint$key = {
  readonly " $data"?: SprintResult_sprint$data;
  readonly " $fragmentSpreads": FragmentRefs<"SprintResult_sprint">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "words",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SprintResult_sprint",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionSprintWriter",
      "kind": "LinkedField",
      "name": "writers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SessionSprintResult",
  "abstractKey": null
};
})();

(node as any).hash = "5204b8100267b3cd0ed192d231bf3166";

export default node;
