/**
 * @generated SignedSource<<2bf3a7fb5c89bd144e35d6f7a4a00a01>>
 * @relayHash 96be0a0b1deba3543f5dd049e8df5b06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7ddb4b03875d8e4e4ee669926ceaca1ad7d1977d6c491f23aff5e104bdff34c

import { ConcreteRequest } from 'relay-runtime';
export type JoiningMode = "APPROVAL" | "CLOSED" | "INVITATION" | "OPEN" | "%future added value";
export type OverviewPageQuery$variables = Record<PropertyKey, never>;
export type OverviewPageQuery$data = {
  readonly joining: {
    readonly mode: JoiningMode;
  };
  readonly reportCases: {
    readonly totalCount: number;
  };
  readonly waitingMembers: {
    readonly totalCount: number;
  };
};
export type OverviewPageQuery = {
  response: OverviewPageQuery$data;
  variables: OverviewPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Joining",
    "kind": "LinkedField",
    "name": "joining",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mode",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      (v0/*:: as any*/)
    ],
    "concreteType": "WaitingMemberConnection",
    "kind": "LinkedField",
    "name": "waitingMembers",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "waitingMembers(first:1)"
  },
  {
    "alias": null,
    "args": [
      (v0/*:: as any*/),
      {
        "kind": "Literal",
        "name": "state",
        "value": "OPEN"
      }
    ],
    "concreteType": "ReportCaseConnection",
    "kind": "LinkedField",
    "name": "reportCases",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "reportCases(first:1,state:\"OPEN\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OverviewPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OverviewPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b7ddb4b03875d8e4e4ee669926ceaca1ad7d1977d6c491f23aff5e104bdff34c",
    "metadata": {},
    "name": "OverviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d16759ce5f01a4c94826256f334ceab1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
