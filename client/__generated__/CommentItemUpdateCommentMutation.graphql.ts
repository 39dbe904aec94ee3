/**
 * @generated SignedSource<<7e7371159aa692d98dbb4e85587d4fdb>>
 * @relayHash 84fa10d01e10683acae27b2cccf98ecf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f09fe9b7b4e38bad8e1c141bbb9cad0ccd3012c88a1c1d3009c00c49fb6f381

import { ConcreteRequest } from 'relay-runtime';
export type UpdateCommentInput = {
  content: string;
  id: string;
};
export type CommentItemUpdateCommentMutation$variables = {
  input: UpdateCommentInput;
};
export type CommentItemUpdateCommentMutation$data = {
  readonly updateComment: {
    readonly comment: {
      readonly content: string;
      readonly id: string;
      readonly updatedAt: string;
    };
  };
};
export type CommentItemUpdateCommentMutation = {
  response: CommentItemUpdateCommentMutation$data;
  variables: CommentItemUpdateCommentMutation$variables;
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
    "concreteType": "UpdateCommentPayload",
    "kind": "LinkedField",
    "name": "updateComment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Comment",
        "kind": "LinkedField",
        "name": "comment",
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
            "name": "content",
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
    "name": "CommentItemUpdateCommentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CommentItemUpdateCommentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1f09fe9b7b4e38bad8e1c141bbb9cad0ccd3012c88a1c1d3009c00c49fb6f381",
    "metadata": {},
    "name": "CommentItemUpdateCommentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a32c91978a2b35fbc4715b9b25dad45";

export default node;
