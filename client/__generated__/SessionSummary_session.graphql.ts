/**
 * @generated SignedSource<<5e5c15c37c7d678f88437a9416ff4ae1>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ShownInSummary_session" | "SummaryLines_session" | "SummarySprints_session">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SummarySprints_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SummaryLines_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};
})();

(node as any).hash = "ac77a315414c861575d62328bb3f1855";

export default node;
