/**
 * @generated SignedSource<<260542a3ea9d58b5596664be49c01b1b>>
 * @relayHash f2e2c7ffdc72a7bb335956510e68bf89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85ec0dae96b5a30f083b9d93b5b9d450f3e695937fcd85d58a1f0872e06e204a

import { ConcreteRequest } from 'relay-runtime';
export type useJournalTitleQuery$variables = {
  id: string;
};
export type useJournalTitleQuery$data = {
  readonly journal: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type useJournalTitleQuery = {
  response: useJournalTitleQuery$data;
  variables: useJournalTitleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Journal",
    "kind": "LinkedField",
    "name": "journal",
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
        "name": "title",
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
    "name": "useJournalTitleQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJournalTitleQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "85ec0dae96b5a30f083b9d93b5b9d450f3e695937fcd85d58a1f0872e06e204a",
    "metadata": {},
    "name": "useJournalTitleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4dafab8768b284f15a5bd4706adbe3a1";

export default node;
