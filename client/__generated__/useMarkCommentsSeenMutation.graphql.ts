/**
 * @generated SignedSource<<5025c6f69c0a927b9e825f6d45e8249d>>
 * @relayHash 07f85e465dad26667a22ecf9a4b2477f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f246e033d84321a8b8376c5783f1c4596e7128e6eb7d686d81793821470d305

import { ConcreteRequest } from 'relay-runtime';
export type MarkCommentsSeenInput = {
  lastId: string;
  storyId: string;
};
export type useMarkCommentsSeenMutation$variables = {
  input: MarkCommentsSeenInput;
};
export type useMarkCommentsSeenMutation$data = {
  readonly markCommentsSeen: {
    readonly seenStoryId: string;
  };
};
export type useMarkCommentsSeenMutation = {
  response: useMarkCommentsSeenMutation$data;
  variables: useMarkCommentsSeenMutation$variables;
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
    "name": "useMarkCommentsSeenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkCommentsSeenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3f246e033d84321a8b8376c5783f1c4596e7128e6eb7d686d81793821470d305",
    "metadata": {},
    "name": "useMarkCommentsSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b679f6a8a4d12bf6569e1b11173fd110";

export default node;
