/**
 * @generated SignedSource<<b6b586d1dda62a162f95e91ca85c70c0>>
 * @relayHash e015597b36c42b76a7b68c4c9f2b869b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffd2b7cd69d516c23ab9fb9d01e2f11514dea5cbcc4ef39b9451ef0c5b587935

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
    "id": "ffd2b7cd69d516c23ab9fb9d01e2f11514dea5cbcc4ef39b9451ef0c5b587935",
    "metadata": {},
    "name": "noteTransportUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f4f21289c06c121751a13701ed399dfa";

export default node;
