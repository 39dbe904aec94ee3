/**
 * @generated SignedSource<<07581ee2d45826d316784620cb180662>>
 * @relayHash 87804e627a8cda721ecb4d9f6144d384
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd7f01ec032e9fd70576ea199f23fdb178d2c4bc8cb8e85a3bbe3daefbda23ca

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
export type useCreateFeedbackMutation$variables = {
  input: CreateFeedbackInput;
};
export type useCreateFeedbackMutation$data = {
  readonly createFeedback: {
    readonly feedback: {
      readonly id: string;
    };
  };
};
export type useCreateFeedbackMutation = {
  response: useCreateFeedbackMutation$data;
  variables: useCreateFeedbackMutation$variables;
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
    "name": "useCreateFeedbackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateFeedbackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bd7f01ec032e9fd70576ea199f23fdb178d2c4bc8cb8e85a3bbe3daefbda23ca",
    "metadata": {},
    "name": "useCreateFeedbackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2f8e340655ccc9c923aa4fe50ef9ae5d";

export default node;
