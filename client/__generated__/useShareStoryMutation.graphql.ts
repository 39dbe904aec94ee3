/**
 * @generated SignedSource<<47bd969aeda73fbed5c8eafc2ec727ba>>
 * @relayHash f46e5dcf09978a51454e97c285b8250f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e17ba8e3ccbb57efa1f389008cdb7850018f4b875d780ca67900b5dec9ad13f

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type ShareStoryInput = {
  canComment?: boolean | null | undefined;
  id: string;
  userIds?: ReadonlyArray<string> | null | undefined;
};
export type useShareStoryMutation$variables = {
  input: ShareStoryInput;
};
export type useShareStoryMutation$data = {
  readonly shareStory: {
    readonly story: {
      readonly id: string;
      readonly privacyLevel: PrivacyLevel;
      readonly readersMayComment: boolean;
      readonly sharedWith: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly username: string;
      }> | null | undefined;
      readonly updatedAt: string;
      readonly viewerCanShare: boolean;
    };
  };
};
export type useShareStoryMutation = {
  response: useShareStoryMutation$data;
  variables: useShareStoryMutation$variables;
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
    "concreteType": "ShareStoryPayload",
    "kind": "LinkedField",
    "name": "shareStory",
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "username",
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
    "name": "useShareStoryMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useShareStoryMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6e17ba8e3ccbb57efa1f389008cdb7850018f4b875d780ca67900b5dec9ad13f",
    "metadata": {},
    "name": "useShareStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f4b3635e10a4d0fc1c7d5fef2902d5d0";

export default node;
