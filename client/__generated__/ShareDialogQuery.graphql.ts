/**
 * @generated SignedSource<<5bee7964385e884056c3b262a818b71b>>
 * @relayHash e90228ab59736032a2b1523945f6e98f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73b662b5f01e831f02a4b5ee4b2e6a8e82fc09ce3e3e3e11415133f571c96d18

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type ShareDialogQuery$variables = {
  id: string;
};
export type ShareDialogQuery$data = {
  readonly story: {
    readonly id: string;
    readonly isSharedByName: boolean;
    readonly privacyLevel: PrivacyLevel;
    readonly readersMayComment: boolean;
    readonly sharedWith: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly username: string;
    }> | null | undefined;
  } | null | undefined;
};
export type ShareDialogQuery = {
  response: ShareDialogQuery$data;
  variables: ShareDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Story",
    "kind": "LinkedField",
    "name": "story",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "privacyLevel",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSharedByName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "readersMayComment",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "sharedWith",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShareDialogQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShareDialogQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "73b662b5f01e831f02a4b5ee4b2e6a8e82fc09ce3e3e3e11415133f571c96d18",
    "metadata": {},
    "name": "ShareDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41e92b825562527dee48721e6d55ad24";

export default node;
