/**
 * @generated SignedSource<<163e808481bf8e4909ff9fc12f15f49d>>
 * @relayHash edca6f264cc04ace55ed038e6340bcc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bd3689605670c81fdcccaf96ce3a0ed7632384837aa7f8c27138e907cc4495d

import { ConcreteRequest } from 'relay-runtime';
export type DeleteFeedbackInput = {
  id: string;
};
export type FeedbackPageDeleteFeedbackMutation$variables = {
  input: DeleteFeedbackInput;
};
export type FeedbackPageDeleteFeedbackMutation$data = {
  readonly deleteFeedback: {
    readonly deletedFeedbackId: string;
  };
};
export type FeedbackPageDeleteFeedbackMutation = {
  response: FeedbackPageDeleteFeedbackMutation$data;
  variables: FeedbackPageDeleteFeedbackMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedFeedbackId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FeedbackPageDeleteFeedbackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteFeedbackPayload",
        "kind": "LinkedField",
        "name": "deleteFeedback",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FeedbackPageDeleteFeedbackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteFeedbackPayload",
        "kind": "LinkedField",
        "name": "deleteFeedback",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedFeedbackId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8bd3689605670c81fdcccaf96ce3a0ed7632384837aa7f8c27138e907cc4495d",
    "metadata": {},
    "name": "FeedbackPageDeleteFeedbackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a5d3862147daed5baee45e8c270a573";

export default node;
