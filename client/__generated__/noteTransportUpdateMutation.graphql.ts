/**
 * @generated SignedSource<<d75e85ecd6b19d3b9a526700e635bee2>>
 * @relayHash 5738ff2870e1e72d9218fe0a2e6a3ba4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21c37dff690719c772072ed71342f1765083730dc2731b063033b3fa7242c2d5

import { ConcreteRequest } from 'relay-runtime';
export type UpdateNoteInput = {
  baseUpdatedAt?: string | null | undefined;
  category?: string | null | undefined;
  content?: string | null | undefined;
  id: string;
  isPinned?: boolean | null | undefined;
  journalId?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title?: string | null | undefined;
  writtenOn?: string | null | undefined;
};
export type noteTransportUpdateMutation$variables = {
  input: UpdateNoteInput;
};
export type noteTransportUpdateMutation$data = {
  readonly updateNote: {
    readonly note: {
      readonly category: string | null | undefined;
      readonly content: string;
      readonly excerpt: string;
      readonly id: string;
      readonly isPinned: boolean;
      readonly journal: {
        readonly id: string;
        readonly title: string;
      } | null | undefined;
      readonly tags: ReadonlyArray<string>;
      readonly title: string | null | undefined;
      readonly updatedAt: string;
      readonly wordCount: number;
    };
  };
};
export type noteTransportUpdateMutation = {
  response: noteTransportUpdateMutation$data;
  variables: noteTransportUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateNotePayload",
    "kind": "LinkedField",
    "name": "updateNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Note",
        "kind": "LinkedField",
        "name": "note",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
            "name": "tags",
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
            "name": "isPinned",
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
            "concreteType": "Journal",
            "kind": "LinkedField",
            "name": "journal",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "noteTransportUpdateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "noteTransportUpdateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "21c37dff690719c772072ed71342f1765083730dc2731b063033b3fa7242c2d5",
    "metadata": {},
    "name": "noteTransportUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c02553ac974dcca58a9503879bc49dc4";

export default node;
