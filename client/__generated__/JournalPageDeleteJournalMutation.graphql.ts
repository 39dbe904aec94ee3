/**
 * @generated SignedSource<<cd2db3d59d0dd10da64aa898ef33c138>>
 * @relayHash 3e4b4b094c814008510226b227856cfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d908921d2d899fb88dfece0e52717b5ac4d8b568c4c82e9a8de819020ebaf477

import { ConcreteRequest } from 'relay-runtime';
export type DeleteJournalInput = {
  baseUpdatedAt?: string | null | undefined;
  id: string;
};
export type JournalPageDeleteJournalMutation$variables = {
  input: DeleteJournalInput;
};
export type JournalPageDeleteJournalMutation$data = {
  readonly deleteJournal: {
    readonly deletedJournalId: string;
  };
};
export type JournalPageDeleteJournalMutation = {
  response: JournalPageDeleteJournalMutation$data;
  variables: JournalPageDeleteJournalMutation$variables;
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
  "name": "deletedJournalId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JournalPageDeleteJournalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteJournalPayload",
        "kind": "LinkedField",
        "name": "deleteJournal",
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
    "name": "JournalPageDeleteJournalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteJournalPayload",
        "kind": "LinkedField",
        "name": "deleteJournal",
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
            "name": "deletedJournalId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d908921d2d899fb88dfece0e52717b5ac4d8b568c4c82e9a8de819020ebaf477",
    "metadata": {},
    "name": "JournalPageDeleteJournalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74156a3911fbdec7aaa6c5a979cc1082";

export default node;
