/**
 * @generated SignedSource<<0104389f6c5909d8db84e8641e763355>>
 * @relayHash bbd202443e14cddade97506975a15456
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc10ab86215eeaa1ed716a73dc23eafbaf0fc9c22cc5794a871505140fe3e2ee

import { ConcreteRequest } from 'relay-runtime';
export type FeedbackCategory = "BUG" | "FEATURE" | "IMPROVEMENT" | "OTHER" | "%future added value";
export type FeedbackPriority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM" | "%future added value";
export type CreateFeedbackInput = {
  category?: FeedbackCategory | null | undefined;
  description: string;
  localId?: string | null | undefined;
  priority?: FeedbackPriority | null | undefined;
  title: string;
};
export type NewFeedbackPageCreateFeedbackMutation$variables = {
  input: CreateFeedbackInput;
};
export type NewFeedbackPageCreateFeedbackMutation$data = {
  readonly createFeedback: {
    readonly feedback: {
      readonly id: string;
    };
  };
};
export type NewFeedbackPageCreateFeedbackMutation = {
  response: NewFeedbackPageCreateFeedbackMutation$data;
  variables: NewFeedbackPageCreateFeedbackMutation$variables;
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
    "concreteType": "CreateFeedbackPayload",
    "kind": "LinkedField",
    "name": "createFeedback",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Feedback",
        "kind": "LinkedField",
        "name": "feedback",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "NewFeedbackPageCreateFeedbackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewFeedbackPageCreateFeedbackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fc10ab86215eeaa1ed716a73dc23eafbaf0fc9c22cc5794a871505140fe3e2ee",
    "metadata": {},
    "name": "NewFeedbackPageCreateFeedbackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0305b965897d2856301fd3ec5a450d08";

export default node;
