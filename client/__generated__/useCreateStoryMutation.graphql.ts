/**
 * @generated SignedSource<<7405cca6cf175e31fceea29bc8533fcc>>
 * @relayHash fa165e50faab0668a4f38b17ff404333
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17f7bb3f1091bb90f12d4d3cba54b1b0d32d7ebad246c6ea3addc6d0097b9870

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type CreateStoryInput = {
  content: string;
  exerciseId?: string | null | undefined;
  isCollaborative?: boolean | null | undefined;
  localId?: string | null | undefined;
  notes?: string | null | undefined;
  privacyLevel?: PrivacyLevel | null | undefined;
  sessionId?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title: string;
};
export type useCreateStoryMutation$variables = {
  input: CreateStoryInput;
};
export type useCreateStoryMutation$data = {
  readonly createStory: {
    readonly story: {
      readonly content: string;
      readonly id: string;
      readonly privacyLevel: PrivacyLevel;
      readonly tags: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly title: string;
      readonly updatedAt: string;
    };
  };
};
export type useCreateStoryMutation = {
  response: useCreateStoryMutation$data;
  variables: useCreateStoryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateStoryPayload",
    "kind": "LinkedField",
    "name": "createStory",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Story",
        "kind": "LinkedField",
        "name": "story",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "privacyLevel",
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
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
    "name": "useCreateStoryMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateStoryMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "17f7bb3f1091bb90f12d4d3cba54b1b0d32d7ebad246c6ea3addc6d0097b9870",
    "metadata": {},
    "name": "useCreateStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c1fe226493c9f1d5ad74cf0bc0976613";

export default node;
