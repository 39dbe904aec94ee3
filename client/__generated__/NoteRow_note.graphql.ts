/**
 * @generated SignedSource<<8e896184e53ff69c2f506d53be464109>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteRow_note$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  };
  readonly createdAt: string;
  readonly excerpt: string;
  readonly id: string;
  readonly isPinned: boolean;
  readonly journal: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly title: string | null | undefined;
  readonly wordCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"PinButton_note">;
  readonly " $fragmentType": "NoteRow_note";
};
export type NoteRow_note$key = {
  readonly " $data"?: NoteRow_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteRow_note">;
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
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteRow_note",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "isPinned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Journal",
      "kind": "LinkedField",
      "name": "journal",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PinButton_note"
    }
  ],
  "type": "Note",
  "abstractKey": null
};
})();

(node as any).hash = "b38ff948e9e0af46ccc6b18fb314abe8";

export default node;
