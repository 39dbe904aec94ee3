/**
 * @generated SignedSource<<dc749ca1eeeb1987cea3540ef9c69883>>
 * @relayHash acfe46cf7e6ba3b534f0fa90a6d975ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3ca2b96a349db488f2443f95ffca837c383335cbcecdaef2d664bcda039a74a

import { ConcreteRequest } from 'relay-runtime';
export type FeedbackCategory = "BUG" | "FEATURE" | "IMPROVEMENT" | "OTHER" | "%future added value";
export type FeedbackPriority = "CRITICAL" | "HIGH" | "LOW" | "MEDIUM" | "%future added value";
export type EditFeedbackPageQuery$variables = {
  id: string;
};
export type EditFeedbackPageQuery$data = {
  readonly feedback: {
    readonly category: FeedbackCategory;
    readonly description: string;
    readonly id: string;
    readonly priority: FeedbackPriority | null | undefined;
    readonly title: string;
    readonly updatedAt: string;
    readonly viewerCanEdit: boolean;
  } | null | undefined;
};
export type EditFeedbackPageQuery = {
  response: EditFeedbackPageQuery$data;
  variables: EditFeedbackPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "category",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "priority",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanEdit",
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
    "name": "EditFeedbackPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditFeedbackPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d3ca2b96a349db488f2443f95ffca837c383335cbcecdaef2d664bcda039a74a",
    "metadata": {},
    "name": "EditFeedbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "678a566a2df3be8268421a7e428dce1c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
