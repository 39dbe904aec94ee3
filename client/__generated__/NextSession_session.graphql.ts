/**
 * @generated SignedSource<<fab6dd341f3b56b30149c5c1699cfd42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NextSession_session$data = {
  readonly dateTime: string;
  readonly nextSession: {
    readonly dateTime: string;
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "NextSession_session";
};
export type NextSession_session$key = {
  readonly " $data"?: NextSession_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextSession_session">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dateTime",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextSession_session",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "nextSession",
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
          "name": "title",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};
})();

(node as any).hash = "3b19e6f67893c7546013d10b051fb5ca";

export default node;
