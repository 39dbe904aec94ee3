/**
 * @generated SignedSource<<554ab08aa68be3707a350cc75c5578dd>>
 * @relayHash fd39c0726f69458f570fe1ca212114ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bed0320c909af5c9ebd567b76418d833e39ddba74ab69cdc3b1055156a0a117

import { ConcreteRequest } from 'relay-runtime';
export type DeleteNoteInput = {
  baseUpdatedAt?: string | null | undefined;
  id: string;
};
export type noteTransportDeleteMutation$variables = {
  input: DeleteNoteInput;
};
export type noteTransportDeleteMutation$data = {
  readonly deleteNote: {
    readonly deletedNoteId: string;
  };
};
export type noteTransportDeleteMutation = {
  response: noteTransportDeleteMutation$data;
  variables: noteTransportDeleteMutation$variables;
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
    "name": "noteTransportDeleteMutation",
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
    "name": "noteTransportDeleteMutation",
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
    "id": "1bed0320c909af5c9ebd567b76418d833e39ddba74ab69cdc3b1055156a0a117",
    "metadata": {},
    "name": "noteTransportDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8627fc9920b8f12636b4462da5d6bfb";

export default node;
