/**
 * @generated SignedSource<<93231cd7de3cc35286766b6d2587c34f>>
 * @relayHash cf9c038ef43cb2405122713a86898266
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd4f3ef807a4d0e4f60cd61842597d280ffbfdb0ffc79e824cc9acc21d0518da

import { ConcreteRequest } from 'relay-runtime';
export type DeleteCommentInput = {
  id: string;
};
export type CommentSectionDeleteCommentMutation$variables = {
  input: DeleteCommentInput;
};
export type CommentSectionDeleteCommentMutation$data = {
  readonly deleteComment: {
    readonly deletedCommentId: string;
  };
};
export type CommentSectionDeleteCommentMutation = {
  response: CommentSectionDeleteCommentMutation$data;
  variables: CommentSectionDeleteCommentMutation$variables;
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
    "concreteType": "DeleteCommentPayload",
    "kind": "LinkedField",
    "name": "deleteComment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCommentId",
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
    "name": "CommentSectionDeleteCommentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CommentSectionDeleteCommentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cd4f3ef807a4d0e4f60cd61842597d280ffbfdb0ffc79e824cc9acc21d0518da",
    "metadata": {},
    "name": "CommentSectionDeleteCommentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "69a6e84909bc8bf54b6e7d61458df552";

export default node;
