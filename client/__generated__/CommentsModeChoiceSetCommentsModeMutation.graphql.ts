/**
 * @generated SignedSource<<c471609e797660b3e3f89651b854fd4f>>
 * @relayHash 8eb39a8f86da41fc45b6745e3710b47c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2be848306c9890464fda41c887166bf1af191f99ac27f35e6e911c2a0505bbf

import { ConcreteRequest } from 'relay-runtime';
export type CommentsMode = "APPROVAL" | "CLOSED" | "OPEN" | "%future added value";
export type SetCommentsModeInput = {
  mode: CommentsMode;
  storyId: string;
};
export type CommentsModeChoiceSetCommentsModeMutation$variables = {
  input: SetCommentsModeInput;
};
export type CommentsModeChoiceSetCommentsModeMutation$data = {
  readonly setCommentsMode: {
    readonly story: {
      readonly commentsMode: CommentsMode;
      readonly id: string;
      readonly viewerCanComment: boolean;
    };
  };
};
export type CommentsModeChoiceSetCommentsModeMutation = {
  response: CommentsModeChoiceSetCommentsModeMutation$data;
  variables: CommentsModeChoiceSetCommentsModeMutation$variables;
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
    "name": "CommentsModeChoiceSetCommentsModeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CommentsModeChoiceSetCommentsModeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b2be848306c9890464fda41c887166bf1af191f99ac27f35e6e911c2a0505bbf",
    "metadata": {},
    "name": "CommentsModeChoiceSetCommentsModeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e255f5c7b38106e56c0c793fab11ef4e";

export default node;
