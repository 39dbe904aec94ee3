/**
 * @generated SignedSource<<8a47712ce8a2dacc79beb0593f8fa021>>
 * @relayHash d043eedaab7fe457df3d6a2e61e79414
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f7cec667df30c268ca81d703716f3329e39182e0d36de91171186f8b33df1ae

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type UpdateStoryInput = {
  asDraft?: boolean | null | undefined;
  autosave?: boolean | null | undefined;
  baseUpdatedAt?: string | null | undefined;
  content?: string | null | undefined;
  id: string;
  isCollaborative?: boolean | null | undefined;
  lang?: string | null | undefined;
  listed?: boolean | null | undefined;
  notes?: string | null | undefined;
  privacyLevel?: PrivacyLevel | null | undefined;
  replacesDraft?: boolean | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title?: string | null | undefined;
  writtenOn?: string | null | undefined;
};
export type useWithdrawStoryMutation$variables = {
  input: UpdateStoryInput;
};
export type useWithdrawStoryMutation$data = {
  readonly updateStory: {
    readonly story: {
      readonly id: string;
      readonly privacyLevel: PrivacyLevel;
      readonly readersMayComment: boolean;
      readonly sharedWith: ReadonlyArray<{
        readonly id: string;
      }> | null | undefined;
      readonly updatedAt: string;
      readonly viewerCanShare: boolean;
    };
  };
};
export type useWithdrawStoryMutation = {
  response: useWithdrawStoryMutation$data;
  variables: useWithdrawStoryMutation$variables;
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
    "concreteType": "UpdateStoryPayload",
    "kind": "LinkedField",
    "name": "updateStory",
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
            "kind": "ScalarField",
            "name": "viewerCanShare",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readersMayComment",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "sharedWith",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
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
    "name": "useWithdrawStoryMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWithdrawStoryMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7f7cec667df30c268ca81d703716f3329e39182e0d36de91171186f8b33df1ae",
    "metadata": {},
    "name": "useWithdrawStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49451e268b633fb5bc0d9a377d6ca85f";

export default node;
