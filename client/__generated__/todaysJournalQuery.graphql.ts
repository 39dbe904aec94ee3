/**
 * @generated SignedSource<<725545c7f5401cf937349e2e35923dc1>>
 * @relayHash 5ed554de7aa0f8633c3e1b72e6e8b648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1602a6ddd2a6cf08bd09e61c421c841757cb0206a6f86bb92a2ac3fc269df5e6

import { ConcreteRequest } from 'relay-runtime';
export type todaysJournalQuery$variables = {
  from: string;
  to: string;
};
export type todaysJournalQuery$data = {
  readonly viewer: {
    readonly journalOfDay: {
      readonly id: string;
      readonly journalDate: string;
    } | null | undefined;
  } | null | undefined;
};
export type todaysJournalQuery = {
  response: todaysJournalQuery$data;
  variables: todaysJournalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "from",
            "variableName": "from"
          },
          {
            "kind": "Variable",
            "name": "to",
            "variableName": "to"
          }
        ],
        "concreteType": "Journal",
        "kind": "LinkedField",
        "name": "journalOfDay",
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
            "name": "journalDate",
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
    "name": "todaysJournalQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "todaysJournalQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1602a6ddd2a6cf08bd09e61c421c841757cb0206a6f86bb92a2ac3fc269df5e6",
    "metadata": {},
    "name": "todaysJournalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c474846135ef955f6b1cec860e40d8fd";

export default node;
