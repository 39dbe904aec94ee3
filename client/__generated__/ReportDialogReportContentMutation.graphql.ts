/**
 * @generated SignedSource<<240d4f250ace465d6e0742c83820c3f2>>
 * @relayHash 14748dea2083417ac6f787e76856e205
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 745b776e19788d0aadb188c5c9bc69e7e9bcf582b84152667c88958f82c2d999

import { ConcreteRequest } from 'relay-runtime';
export type ReportReason = "HARASSMENT" | "HATEFUL" | "OTHER" | "PRIVATE_INFORMATION" | "SPAM" | "STOLEN" | "%future added value";
export type ReportContentInput = {
  id: string;
  note?: string;
  reason: ReportReason;
};
export type ReportDialogReportContentMutation$variables = {
  input: ReportContentInput;
};
export type ReportDialogReportContentMutation$data = {
  readonly reportContent: {
    readonly reportedId: string;
  };
};
export type ReportDialogReportContentMutation = {
  response: ReportDialogReportContentMutation$data;
  variables: ReportDialogReportContentMutation$variables;
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
    "name": "ReportDialogReportContentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReportDialogReportContentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "745b776e19788d0aadb188c5c9bc69e7e9bcf582b84152667c88958f82c2d999",
    "metadata": {},
    "name": "ReportDialogReportContentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "66c7216f8d922606eeb7d0186a27e0cb";

export default node;
