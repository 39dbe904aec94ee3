/**
 * @generated SignedSource<<4e75d15d6e6fe07508ff9e6dc8fda384>>
 * @relayHash 99da3073e762c0293721d5007539628e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9c967537ef06311d2dce436e41b17e818d6237d8df13a00a1384d62352bd96d

import { ConcreteRequest } from 'relay-runtime';
export type DeleteFeedbackInput = {
  id: string;
};
export type useDeleteFeedbackMutation$variables = {
  input: DeleteFeedbackInput;
};
export type useDeleteFeedbackMutation$data = {
  readonly deleteFeedback: {
    readonly deletedFeedbackId: string;
  };
};
export type useDeleteFeedbackMutation = {
  response: useDeleteFeedbackMutation$data;
  variables: useDeleteFeedbackMutation$variables;
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
    "name": "useDeleteFeedbackMutation",
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
    "name": "useDeleteFeedbackMutation",
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
    "id": "f9c967537ef06311d2dce436e41b17e818d6237d8df13a00a1384d62352bd96d",
    "metadata": {},
    "name": "useDeleteFeedbackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7403e358199652df96e7819e5b368eab";

export default node;
