/**
 * @generated SignedSource<<df6a0e4113fa55fa18e283f92ed6d3c0>>
 * @relayHash 9ccdaee11f7ccb1719699beb17534185
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b567108380b7402bf4c747e0c453554156e4cefbdccb39f59f0cb0a920f6150

import { ConcreteRequest } from 'relay-runtime';
export type useMemberSearchQuery$variables = {
  search: string;
};
export type useMemberSearchQuery$data = {
  readonly searchMembers: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly username: string;
  }>;
};
export type useMemberSearchQuery = {
  response: useMemberSearchQuery$data;
  variables: useMemberSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "searchMembers",
    "plural": true,
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "username",
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
    "name": "useMemberSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMemberSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0b567108380b7402bf4c747e0c453554156e4cefbdccb39f59f0cb0a920f6150",
    "metadata": {},
    "name": "useMemberSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fd49ce685bc7aaf87459460dcbb41430";

export default node;
