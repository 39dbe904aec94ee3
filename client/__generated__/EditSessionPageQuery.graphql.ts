/**
 * @generated SignedSource<<0fb3bda5ff089611de3bb5bf0adf1387>>
 * @relayHash 83ae52456ebb86c6c9a40f06c4a38ad7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b724ca6ea49bf9a104bc11c2613032455af97f1f33dd0a312af6b85c7365a8d3

import { ConcreteRequest } from 'relay-runtime';
export type SessionStatus = "CANCELLED" | "COMPLETED" | "IN_PROGRESS" | "SCHEDULED" | "%future added value";
export type EditSessionPageQuery$variables = {
  id: string;
};
export type EditSessionPageQuery$data = {
  readonly session: {
    readonly capacity: number;
    readonly dateTime: string;
    readonly description: string;
    readonly durationMinutes: number;
    readonly id: string;
    readonly isRecurring: boolean;
    readonly location: string | null | undefined;
    readonly status: SessionStatus;
    readonly title: string;
    readonly updatedAt: string;
    readonly viewerCanEdit: boolean;
  } | null | undefined;
};
export type EditSessionPageQuery = {
  response: EditSessionPageQuery$data;
  variables: EditSessionPageQuery$variables;
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
    "concreteType": "Session",
    "kind": "LinkedField",
    "name": "session",
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
        "name": "dateTime",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "durationMinutes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "capacity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "location",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRecurring",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
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
    "name": "EditSessionPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditSessionPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b724ca6ea49bf9a104bc11c2613032455af97f1f33dd0a312af6b85c7365a8d3",
    "metadata": {},
    "name": "EditSessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bbba200f49f180072b7205436b078fb4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
