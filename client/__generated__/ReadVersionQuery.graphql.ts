/**
 * @generated SignedSource<<1ddcd06fe9cded1e2d6cc3d5793e6d0d>>
 * @relayHash 2c5c6e8b485cfdb3725eaafeaf42f3e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce3e461caa333c24dfc036e99ff7ca3fc67498403c67ccd3c722fead0edbab2b

import { ConcreteRequest } from 'relay-runtime';
export type StoryVersionKind = "AUTOSAVED" | "NAMED" | "NOT_CHOSEN" | "SAVED" | "%future added value";
export type ReadVersionQuery$variables = {
  id: string;
};
export type ReadVersionQuery$data = {
  readonly storyVersion: {
    readonly content: string;
    readonly createdAt: string;
    readonly id: string;
    readonly kind: StoryVersionKind;
    readonly name: string | null | undefined;
    readonly title: string;
    readonly versionNumber: number;
    readonly wordCount: number;
  } | null | undefined;
};
export type ReadVersionQuery = {
  response: ReadVersionQuery$data;
  variables: ReadVersionQuery$variables;
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
    "concreteType": "StoryVersion",
    "kind": "LinkedField",
    "name": "storyVersion",
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
        "name": "versionNumber",
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
        "name": "kind",
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
        "name": "content",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "wordCount",
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
    "name": "ReadVersionQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReadVersionQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce3e461caa333c24dfc036e99ff7ca3fc67498403c67ccd3c722fead0edbab2b",
    "metadata": {},
    "name": "ReadVersionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df7a4831363cbfcb39a94764a6ec69fa";

export default node;
