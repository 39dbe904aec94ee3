/**
 * @generated SignedSource<<9760a5d8e5fc709dc0b404d83a6c28fc>>
 * @relayHash 6d1569f6000e547192cfdd1c4d1b5eb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f07579a1397096d067093ba2e7669e602c59cfbb3fd4bde72fb155bb5f753e8e

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type EditJournalPageQuery$variables = {
  id: string;
};
export type EditJournalPageQuery$data = {
  readonly journal: Result<{
    readonly content: string;
    readonly id: string;
    readonly journalDate: string;
    readonly mood: string | null | undefined;
    readonly prompt: string | null | undefined;
    readonly title: string;
    readonly updatedAt: string;
  } | null | undefined, unknown>;
};
export type EditJournalPageQuery = {
  response: EditJournalPageQuery$data;
  variables: EditJournalPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "journalDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mood",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prompt",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditJournalPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditJournalPageQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "f07579a1397096d067093ba2e7669e602c59cfbb3fd4bde72fb155bb5f753e8e",
    "metadata": {},
    "name": "EditJournalPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a42d36ee5eacf05a96bbe1d62003da76";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
