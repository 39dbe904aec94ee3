/**
 * @generated SignedSource<<cea6b7fccb82b5c4ba185b6440e29f78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JournalRow_journal$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  };
  readonly createdAt: string;
  readonly excerpt: string;
  readonly id: string;
  readonly title: string;
  readonly wordCount: number;
  readonly " $fragmentType": "JournalRow_journal";
};
export type JournalRow_journal$key = {
  readonly " $data"?: JournalRow_journal$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalRow_journal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JournalRow_journal",
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
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "length",
          "value": 200
        }
      ],
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": "excerpt(length:200)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuthorLink_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Journal",
  "abstractKey": null
};

(node as any).hash = "c695552e0c4c730fce76a200bf4e6402";

export default node;
