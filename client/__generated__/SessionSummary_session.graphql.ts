/**
 * @generated SignedSource<<802cbcca350752a24cd2dc99cc996d2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionKind = "DROP_IN" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SessionSummary_session$data = {
  readonly kind: SessionKind;
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
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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

(node as any).hash = "c09cb36af3683ec35014cf6ba7ad198a";

export default node;
