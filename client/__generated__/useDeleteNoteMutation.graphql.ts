/**
 * @generated SignedSource<<61b1e6d19407aa07c27e387a8c722e64>>
 * @relayHash 7b9a098e2fea7b1734774a7716b4eeb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4da6d4128fabb00d4920226549da78c163dc6bbbcaeac601f3bb08411ef00bc9

import { ConcreteRequest } from 'relay-runtime';
export type DeleteNoteInput = {
  baseUpdatedAt?: string | null | undefined;
  id: string;
};
export type useDeleteNoteMutation$variables = {
  input: DeleteNoteInput;
};
export type useDeleteNoteMutation$data = {
  readonly deleteNote: {
    readonly deletedNoteId: string;
  };
};
export type useDeleteNoteMutation = {
  response: useDeleteNoteMutation$data;
  variables: useDeleteNoteMutation$variables;
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
    "name": "useDeleteNoteMutation",
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
    "name": "useDeleteNoteMutation",
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
    "id": "4da6d4128fabb00d4920226549da78c163dc6bbbcaeac601f3bb08411ef00bc9",
    "metadata": {},
    "name": "useDeleteNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6fea640d6619c33d3bacc23f4b60c05e";

export default node;
