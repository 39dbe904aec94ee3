/**
 * @generated SignedSource<<eeb5297b6bf2f29c41bcac876c6d29d2>>
 * @relayHash 0652424620608f0b5cb4ee777cfd9fde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 444a02dc7afe48798c999a9196d0bc67f7f5697fba14b63eac21f9494890984a

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
export type usePinNoteMutation$variables = {
  input: UpdateNoteInput;
};
export type usePinNoteMutation$data = {
  readonly updateNote: {
    readonly note: {
      readonly id: string;
      readonly isPinned: boolean;
      readonly updatedAt: string;
    };
  };
};
export type usePinNoteMutation = {
  response: usePinNoteMutation$data;
  variables: usePinNoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
            "name": "isPinned",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
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
    "name": "usePinNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePinNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "444a02dc7afe48798c999a9196d0bc67f7f5697fba14b63eac21f9494890984a",
    "metadata": {},
    "name": "usePinNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17713a5f01151f6a1778efe14047af8b";

export default node;
