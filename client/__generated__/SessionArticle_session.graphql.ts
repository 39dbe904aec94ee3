/**
 * @generated SignedSource<<c8abe6c5719c31d90d96a15741b07fe5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionKind = "DROP_IN" | "SCHEDULED" | "%future added value";
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SessionArticle_session$data = {
  readonly dateTime: string;
  readonly description: string;
  readonly kind: SessionKind;
  readonly nextSession: {
    readonly dateTime: string;
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly status: SessionStatus;
  readonly summary: {
    readonly words: number;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ParticipantList_session" | "Room_session" | "SessionChat_session" | "SessionHeader_session" | "SessionReading_session" | "SessionSummary_session" | "useSessionNews_session">;
  readonly " $fragmentType": "SessionArticle_session";
};
export type SessionArticle_session$key = {
  readonly " $data"?: SessionArticle_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionArticle_session">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
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
  "name": "SessionArticle_session",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionHeader_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Room_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionChat_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionReading_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionSummary_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ParticipantList_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSessionNews_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};
})();

(node as any).hash = "5f58f3e01c26b5e4d8ac40e7e5fb6e54";

export default node;
