/**
 * @generated SignedSource<<422e112b9c8e1266a99edb44d89599c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SummaryLines_session$data = {
  readonly id: string;
  readonly summary: {
    readonly lines: ReadonlyArray<{
      readonly closing: string | null | undefined;
      readonly intention: string | null | undefined;
      readonly member: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
      };
    }>;
  } | null | undefined;
  readonly viewerWriting: {
    readonly closing: string | null | undefined;
    readonly intention: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "SummaryLines_session";
};
export type SummaryLines_session$key = {
  readonly " $data"?: SummaryLines_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SummaryLines_session">;
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
  "name": "intention",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closing",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SummaryLines_session",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionWriting",
      "kind": "LinkedField",
      "name": "viewerWriting",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
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
        {
          "alias": null,
          "args": null,
          "concreteType": "SessionLinesOfMember",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AuthorLink_user"
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
})();

(node as any).hash = "52f6423be3f685d244848a91c7292f05";

export default node;
