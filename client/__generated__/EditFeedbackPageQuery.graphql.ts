/**
 * @generated SignedSource<<5092ea57572807ca4178d80f1e4a3517>>
 * @relayHash 4b19e6f9a3d83a2e899d8524e469bf24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0eaad92530cefe6ba46d1c3429028f80d00e55503ed76d846a38b698113f2bd

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
    "id": "f0eaad92530cefe6ba46d1c3429028f80d00e55503ed76d846a38b698113f2bd",
    "metadata": {},
    "name": "EditFeedbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2602dcdafb077c04aafbdfc88f598241";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
