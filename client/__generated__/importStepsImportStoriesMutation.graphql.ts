/**
 * @generated SignedSource<<e4c0598dd35fe885e6731a96aa049abc>>
 * @relayHash fe4c21021a0436d5e9ba132a6ae96e82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42c1ff295b585228d46de419a624f194f4b1d29e2151bb70f5b4501f8ef1207f

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
export type importStepsImportStoriesMutation$variables = {
  input: ImportStoriesInput;
};
export type importStepsImportStoriesMutation$data = {
  readonly importStories: {
    readonly results: ReadonlyArray<{
      readonly outcome: ImportOutcome;
      readonly problems: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
  };
};
export type importStepsImportStoriesMutation = {
  response: importStepsImportStoriesMutation$data;
  variables: importStepsImportStoriesMutation$variables;
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
                "name": "message",
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
    "name": "importStepsImportStoriesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "importStepsImportStoriesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "42c1ff295b585228d46de419a624f194f4b1d29e2151bb70f5b4501f8ef1207f",
    "metadata": {},
    "name": "importStepsImportStoriesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1820d849b94179cae2366dcd27d58f86";

export default node;
