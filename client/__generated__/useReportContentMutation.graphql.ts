/**
 * @generated SignedSource<<c94cba1135f0d7e2c538d752b165d3a5>>
 * @relayHash 2a1047094f8f463cd3ffc6d558f1f598
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f9b3ef0a5745c1e33263b7b383c6884e72b7ad74a170cd9a5349f8ae2f3dc9b

import { ConcreteRequest } from 'relay-runtime';
export type ReportReason = "HARASSMENT" | "HATEFUL" | "OTHER" | "PRIVATE_INFORMATION" | "SPAM" | "STOLEN" | "%future added value";
export type ReportContentInput = {
  id: string;
  note?: string;
  reason: ReportReason;
};
export type useReportContentMutation$variables = {
  input: ReportContentInput;
};
export type useReportContentMutation$data = {
  readonly reportContent: {
    readonly reportedId: string;
  };
};
export type useReportContentMutation = {
  response: useReportContentMutation$data;
  variables: useReportContentMutation$variables;
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
    "concreteType": "ReportContentPayload",
    "kind": "LinkedField",
    "name": "reportContent",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reportedId",
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
    "name": "useReportContentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportContentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5f9b3ef0a5745c1e33263b7b383c6884e72b7ad74a170cd9a5349f8ae2f3dc9b",
    "metadata": {},
    "name": "useReportContentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca6bd5a015aebb8d09e7c7a5e821d6f3";

export default node;
