/**
 * @generated SignedSource<<13e54957d334f5fab099a830ab752d84>>
 * @relayHash ee74f2c1a5c0ef332675d11ab7707055
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a462170ad43c392d4dc3a8d42758bf4f3954da6a729d30ffdc69592dac68e6c5

import { ConcreteRequest } from 'relay-runtime';
export type ApproveCommentInput = {
  id: string;
};
export type WaitingCommentsApproveCommentMutation$variables = {
  input: ApproveCommentInput;
};
export type WaitingCommentsApproveCommentMutation$data = {
  readonly approveComment: {
    readonly comment: {
      readonly id: string;
      readonly isWaiting: boolean;
      readonly story: {
        readonly id: string;
        readonly waitingComments: ReadonlyArray<{
          readonly id: string;
        }>;
      };
      readonly viewerCanApprove: boolean;
    };
  };
};
export type WaitingCommentsApproveCommentMutation = {
  response: WaitingCommentsApproveCommentMutation$data;
  variables: WaitingCommentsApproveCommentMutation$variables;
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
    "concreteType": "ApproveCommentPayload",
    "kind": "LinkedField",
    "name": "approveComment",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isWaiting",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanApprove",
            "storageKey": null
          },
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
                "concreteType": "Comment",
                "kind": "LinkedField",
                "name": "waitingComments",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WaitingCommentsApproveCommentMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WaitingCommentsApproveCommentMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a462170ad43c392d4dc3a8d42758bf4f3954da6a729d30ffdc69592dac68e6c5",
    "metadata": {},
    "name": "WaitingCommentsApproveCommentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "970459cf07bc4909006c7e68619cb2cc";

export default node;
