/**
 * @generated SignedSource<<4746a05e9d889f9cdee83e61c21392a6>>
 * @relayHash efb471722831415efcfc2d0d498fd922
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91363c82d999f3dd99eb92ac7cf1eaf3af75069eee3019c941ff4148834b01fd

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyLevel = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type ShareDialogQuery$variables = {
  id: string;
};
export type ShareDialogQuery$data = {
  readonly story: {
    readonly id: string;
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
    "id": "91363c82d999f3dd99eb92ac7cf1eaf3af75069eee3019c941ff4148834b01fd",
    "metadata": {},
    "name": "ShareDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5178b55b1c2b58b2e47afb22c4d239ca";

export default node;
