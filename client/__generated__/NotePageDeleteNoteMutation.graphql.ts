/**
 * @generated SignedSource<<d4a1b5b26d11dc40666aca71c4b096cd>>
 * @relayHash e3afbf19202929c101b1daaab52c64ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc204e87512f9fb22a5044f1d8d3b37bc75bd48074dba9c14ac18ea718ec469d

import { ConcreteRequest } from 'relay-runtime';
export type DeleteNoteInput = {
  baseUpdatedAt?: string | null | undefined;
  id: string;
};
export type NotePageDeleteNoteMutation$variables = {
  input: DeleteNoteInput;
};
export type NotePageDeleteNoteMutation$data = {
  readonly deleteNote: {
    readonly deletedNoteId: string;
  };
};
export type NotePageDeleteNoteMutation = {
  response: NotePageDeleteNoteMutation$data;
  variables: NotePageDeleteNoteMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedNoteId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NotePageDeleteNoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteNotePayload",
        "kind": "LinkedField",
        "name": "deleteNote",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotePageDeleteNoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteNotePayload",
        "kind": "LinkedField",
        "name": "deleteNote",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedNoteId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bc204e87512f9fb22a5044f1d8d3b37bc75bd48074dba9c14ac18ea718ec469d",
    "metadata": {},
    "name": "NotePageDeleteNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "244bfd289c4ac0a862df8dc81bd6c5fd";

export default node;
