/**
 * @generated SignedSource<<2a59225f83fe08a4889409a92bd51a82>>
 * @relayHash cf7bf128ca33219521a6b0e7dc1a5965
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 583b7f39f9fff8747f5c920db1fc54ff3cafebc1e7952b61d4468ddf8e424ee4

import { ConcreteRequest } from 'relay-runtime';
export type DeleteJournalInput = {
  baseUpdatedAt?: string | null | undefined;
  id: string;
};
export type journalTransportDeleteMutation$variables = {
  input: DeleteJournalInput;
};
export type journalTransportDeleteMutation$data = {
  readonly deleteJournal: {
    readonly deletedJournalId: string;
  };
};
export type journalTransportDeleteMutation = {
  response: journalTransportDeleteMutation$data;
  variables: journalTransportDeleteMutation$variables;
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
    "name": "journalTransportDeleteMutation",
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
    "name": "journalTransportDeleteMutation",
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
    "id": "583b7f39f9fff8747f5c920db1fc54ff3cafebc1e7952b61d4468ddf8e424ee4",
    "metadata": {},
    "name": "journalTransportDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de71948fcc744981e31e241e7283ddc9";

export default node;
