/**
 * @generated SignedSource<<65957f65a3811946c628c2fe5434ef8a>>
 * @relayHash 98a3cd8c9fcf98615b582260a07f42ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4c90e0ae08e181a42a197626f3799525560d2878641e78c07f59f59dbb6d352

import { ConcreteRequest } from 'relay-runtime';
export type ImportOutcome = "ALREADY_THERE" | "CREATED" | "REFUSED" | "%future added value";
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type ImportStoriesInput = {
  dryRun?: boolean | null | undefined;
  stories: ReadonlyArray<ImportedStoryInput>;
};
export type ImportedStoryInput = {
  content: string;
  createdAt?: string | null | undefined;
  lang?: string | null | undefined;
  listed?: boolean | null | undefined;
  localId?: string | null | undefined;
  notes?: string | null | undefined;
  privacyLevel?: PrivacyLevel | null | undefined;
  publishedAt?: string | null | undefined;
  sharedAt?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title: string;
  updatedAt?: string | null | undefined;
};
export type useImportStoriesMutation$variables = {
  input: ImportStoriesInput;
};
export type useImportStoriesMutation$data = {
  readonly importStories: {
    readonly results: ReadonlyArray<{
      readonly outcome: ImportOutcome;
      readonly problems: ReadonlyArray<{
        readonly field: string;
        readonly message: string;
      }>;
      readonly story: {
        readonly id: string;
        readonly title: string;
      } | null | undefined;
    }>;
  };
};
export type useImportStoriesMutation = {
  response: useImportStoriesMutation$data;
  variables: useImportStoriesMutation$variables;
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
    "concreteType": "ImportStoriesPayload",
    "kind": "LinkedField",
    "name": "importStories",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ImportStoryResult",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "outcome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldProblem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Story",
            "kind": "LinkedField",
            "name": "story",
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
    "name": "useImportStoriesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportStoriesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e4c90e0ae08e181a42a197626f3799525560d2878641e78c07f59f59dbb6d352",
    "metadata": {},
    "name": "useImportStoriesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c009d8845b6fbec41f53f8366344dcd";

export default node;
