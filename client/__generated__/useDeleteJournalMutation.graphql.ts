/**
 * @generated SignedSource<<92337d4508dde629e1d9ebf9f5f7e1e8>>
 * @relayHash ff21e518172f95a18c943c11aa55782d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b6af458d96ef2039ecd6bbb376ed3601cbbf2653b9eb1f2056be3bf6001f925

import { ConcreteRequest } from 'relay-runtime';
export type DeleteJournalInput = {
  baseUpdatedAt?: string | null | undefined;
  id: string;
};
export type useDeleteJournalMutation$variables = {
  input: DeleteJournalInput;
};
export type useDeleteJournalMutation$data = {
  readonly deleteJournal: {
    readonly deletedJournalId: string;
  };
};
export type useDeleteJournalMutation = {
  response: useDeleteJournalMutation$data;
  variables: useDeleteJournalMutation$variables;
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
    "name": "useDeleteJournalMutation",
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
    "name": "useDeleteJournalMutation",
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
    "id": "0b6af458d96ef2039ecd6bbb376ed3601cbbf2653b9eb1f2056be3bf6001f925",
    "metadata": {},
    "name": "useDeleteJournalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9b921ad1e99b46d13b145039dc0c3813";

export default node;
