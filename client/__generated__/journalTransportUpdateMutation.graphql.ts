/**
 * @generated SignedSource<<88dc240ba7d4e2a5abb7d34e01c90110>>
 * @relayHash 0c563b963cb5babca4c73added5bff92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f75871f7d38ae76cad2c6f9cb58f3a7225e100e23b97e924bde56df248242ad

import { ConcreteRequest } from 'relay-runtime';
export type UpdateJournalInput = {
  baseUpdatedAt?: string | null | undefined;
  content?: string | null | undefined;
  id: string;
  journalDate?: string | null | undefined;
  mood?: string | null | undefined;
  prompt?: string | null | undefined;
  title?: string | null | undefined;
  writtenOn?: string | null | undefined;
};
export type journalTransportUpdateMutation$variables = {
  input: UpdateJournalInput;
};
export type journalTransportUpdateMutation$data = {
  readonly updateJournal: {
    readonly journal: {
      readonly content: string;
      readonly excerpt: string;
      readonly id: string;
      readonly journalDate: string;
      readonly mood: string | null | undefined;
      readonly prompt: string | null | undefined;
      readonly title: string;
      readonly updatedAt: string;
      readonly wordCount: number;
    };
  };
};
export type journalTransportUpdateMutation = {
  response: journalTransportUpdateMutation$data;
  variables: journalTransportUpdateMutation$variables;
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
    "concreteType": "UpdateJournalPayload",
    "kind": "LinkedField",
    "name": "updateJournal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
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
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "length",
                "value": 200
              }
            ],
            "kind": "ScalarField",
            "name": "excerpt",
            "storageKey": "excerpt(length:200)"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wordCount",
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
    "name": "journalTransportUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "journalTransportUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f75871f7d38ae76cad2c6f9cb58f3a7225e100e23b97e924bde56df248242ad",
    "metadata": {},
    "name": "journalTransportUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "22d263c7d7be8f5fa688ff6c6ad3aa1e";

export default node;
