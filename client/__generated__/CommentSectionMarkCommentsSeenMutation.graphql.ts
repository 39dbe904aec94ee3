/**
 * @generated SignedSource<<f3ad99c7e0e2d6f9b8bd086821c6cd17>>
 * @relayHash 19cfb46e4678bafbbffa613dfd309e17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b34058e003d30d4bd66e0ac4e57d7e748d2087c22a662d7451d831eea5adc897

import { ConcreteRequest } from 'relay-runtime';
export type MarkCommentsSeenInput = {
  lastId: string;
  storyId: string;
};
export type CommentSectionMarkCommentsSeenMutation$variables = {
  input: MarkCommentsSeenInput;
};
export type CommentSectionMarkCommentsSeenMutation$data = {
  readonly markCommentsSeen: {
    readonly seenStoryId: string;
  };
};
export type CommentSectionMarkCommentsSeenMutation = {
  response: CommentSectionMarkCommentsSeenMutation$data;
  variables: CommentSectionMarkCommentsSeenMutation$variables;
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
    "concreteType": "MarkCommentsSeenPayload",
    "kind": "LinkedField",
    "name": "markCommentsSeen",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "seenStoryId",
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
    "name": "CommentSectionMarkCommentsSeenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CommentSectionMarkCommentsSeenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b34058e003d30d4bd66e0ac4e57d7e748d2087c22a662d7451d831eea5adc897",
    "metadata": {},
    "name": "CommentSectionMarkCommentsSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0b185ad73a2a1d6dabb6c189fb78b4e";

export default node;
