/**
 * @generated SignedSource<<ae0f23af61252fe365e7c5224dbefb04>>
 * @relayHash 7206881e46ab8095627811313f521861
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2715c9e6d410e84547e70331ba2eba635ecd34576ba33d86fd953b3f1706c9d

import { ConcreteRequest } from 'relay-runtime';
export type ApproveCommentInput = {
  id: string;
};
export type useCommentModerationApproveMutation$variables = {
  input: ApproveCommentInput;
};
export type useCommentModerationApproveMutation$data = {
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
export type useCommentModerationApproveMutation = {
  response: useCommentModerationApproveMutation$data;
  variables: useCommentModerationApproveMutation$variables;
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
    "name": "useCommentModerationApproveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCommentModerationApproveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b2715c9e6d410e84547e70331ba2eba635ecd34576ba33d86fd953b3f1706c9d",
    "metadata": {},
    "name": "useCommentModerationApproveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "071474be0a8d023ad3de5b9044897f1d";

export default node;
