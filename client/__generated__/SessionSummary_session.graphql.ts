/**
 * @generated SignedSource<<c5d0119c2d63d7dc551fd1e0780692cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SessionSummary_session$data = {
  readonly summary: {
    readonly quietWriterCount: number;
    readonly words: number;
    readonly writers: ReadonlyArray<{
      readonly member: {
        readonly id: string;
        readonly name: string;
        readonly profileImageUrl: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
      };
      readonly words: number;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"SummaryChart_summary">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ShownInSummary_session">;
  readonly " $fragmentType": "SessionSummary_session";
};
export type SessionSummary_session$key = {
  readonly " $data"?: SessionSummary_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionSummary_session">;
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
  "name": "SessionSummary_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietWriterCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SessionSummaryWriter",
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
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SummaryChart_summary"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShownInSummary_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};
})();

(node as any).hash = "e68002c6f4c2573886bac5b86662a861";

export default node;
