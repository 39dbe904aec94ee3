/**
 * @generated SignedSource<<863f2ac98ed743155b7704e8271b4aff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionKind = "DROP_IN" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SessionSummary_session$data = {
  readonly id: string;
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
  readonly viewerWriting: {
    readonly showsWords: boolean;
    readonly words: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SummaryLines_session" | "SummarySprints_session">;
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
  "name": "id",
  "storageKey": null
},
v1 = {
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
    (v0/*:: as any*/),
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
          "name": "showsWords",
          "storageKey": null
        }
      ],
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
        (v1/*:: as any*/),
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
            (v1/*:: as any*/),
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

(node as any).hash = "e211fb10ebe310bd45ad31c8eabd1541";

export default node;
