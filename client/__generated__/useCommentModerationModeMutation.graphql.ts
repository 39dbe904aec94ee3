/**
 * @generated SignedSource<<0d4a5f091e21508ad0ba1f5c1332eeb8>>
 * @relayHash 180ca611ac0bcc28819468f5f713b8e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9068e44ff174b0b5967b92ba4684a625d269a2d33978a22963f9602ead9e0a2

import { ConcreteRequest } from 'relay-runtime';
export type CommentsMode = "APPROVAL" | "CLOSED" | "OPEN" | "%future added value";
export type SetCommentsModeInput = {
  mode: CommentsMode;
  storyId: string;
};
export type useCommentModerationModeMutation$variables = {
  input: SetCommentsModeInput;
};
export type useCommentModerationModeMutation$data = {
  readonly setCommentsMode: {
    readonly story: {
      readonly commentsMode: CommentsMode;
      readonly id: string;
      readonly viewerCanComment: boolean;
    };
  };
};
export type useCommentModerationModeMutation = {
  response: useCommentModerationModeMutation$data;
  variables: useCommentModerationModeMutation$variables;
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
    "concreteType": "SetCommentsModePayload",
    "kind": "LinkedField",
    "name": "setCommentsMode",
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
            "name": "commentsMode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanComment",
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
    "name": "useCommentModerationModeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCommentModerationModeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b9068e44ff174b0b5967b92ba4684a625d269a2d33978a22963f9602ead9e0a2",
    "metadata": {},
    "name": "useCommentModerationModeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d5acdf1a7503d71ff4fc856988bf7237";

export default node;
