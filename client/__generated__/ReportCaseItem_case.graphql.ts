/**
 * @generated SignedSource<<9d19db00d72bbe7233bc46cbe9c1cb3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReportDecision = "APPROVED" | "DISMISSED" | "HIDDEN" | "REMOVED" | "WITHDRAWN" | "%future added value";
export type ReportReason = "HARASSMENT" | "HATEFUL" | "OTHER" | "PRIVATE_INFORMATION" | "SPAM" | "STOLEN" | "%future added value";
export type ReportedKind = "COMMENT" | "FEEDBACK" | "MESSAGE" | "PROFILE" | "STORY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ReportCaseItem_case$data = {
  readonly canHide: boolean;
  readonly canRemove: boolean;
  readonly canRestore: boolean;
  readonly contentAuthor: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  } | null | undefined;
  readonly contentChangedAt: string | null | undefined;
  readonly contentId: string;
  readonly createdAt: string;
  readonly decision: ReportDecision | null | undefined;
  readonly decisionNote: string | null | undefined;
  readonly excerpt: string;
  readonly findings: ReadonlyArray<string>;
  readonly id: string;
  readonly isHeld: boolean;
  readonly isOpen: boolean;
  readonly kind: ReportedKind;
  readonly path: string | null | undefined;
  readonly reports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly id: string;
        readonly note: string;
        readonly reason: ReportReason;
        readonly reporter: {
          readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
        } | null | undefined;
      };
    }>;
    readonly totalCount: number;
  };
  readonly settledAt: string | null | undefined;
  readonly settledBy: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ReportCaseItem_case";
};
export type ReportCaseItem_case$key = {
  readonly " $data"?: ReportCaseItem_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportCaseItem_case">;
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
  "name": "createdAt",
  "storageKey": null
},
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AuthorLink_user"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportCaseItem_case",
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
      "kind": "ScalarField",
      "name": "contentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisionNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canHide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canRestore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canRemove",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHeld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "findings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentChangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "contentAuthor",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "settledBy",
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
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "ReportConnection",
      "kind": "LinkedField",
      "name": "reports",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Report",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "note",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "User",
                  "kind": "LinkedField",
                  "name": "reporter",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "reports(first:10)"
    }
  ],
  "type": "ReportCase",
  "abstractKey": null
};
})();

(node as any).hash = "a0501e4fee5dc7e7ab142da867e996de";

export default node;
