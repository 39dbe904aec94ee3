/**
 * @generated SignedSource<<eb2405c618910add8b7a978b818646fe>>
 * @relayHash f5e6874c8b21fd3dc3082c0f3626d3e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87da66a4fec5b40d81d5af533eb72ff598245403cdaa47ee4ea0a711e0bd6e51

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
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useShareStoryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "87da66a4fec5b40d81d5af533eb72ff598245403cdaa47ee4ea0a711e0bd6e51",
    "metadata": {},
    "name": "useShareStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fa72cc7f2f9d98fc047695f64d0d479";

export default node;
