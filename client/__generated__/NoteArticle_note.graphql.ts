/**
 * @generated SignedSource<<4d05e229a20e6963c96b06b344703af1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteArticle_note$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  };
  readonly category: string | null | undefined;
  readonly content: string;
  readonly createdAt: string;
  readonly id: string;
  readonly journal: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly title: string | null | undefined;
  readonly updatedAt: string;
  readonly wordCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"PinButton_note">;
  readonly " $fragmentType": "NoteArticle_note";
};
export type NoteArticle_note$key = {
  readonly " $data"?: NoteArticle_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteArticle_note">;
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
  "name": "NoteArticle_note",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
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
      "name": "updatedAt",
      "storageKey": null
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
      "name": "category",
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

(node as any).hash = "811cf7f592c4a1585d70fc7332ed8f3c";

export default node;
