/**
 * @generated SignedSource<<186875887c6d39cd1b3b8d234007db2e>>
 * @relayHash d4881d65f210a75cb4af9cc323b0dadb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 902603dd35b86f08de00f6dc2ae4a76b3f2540bcc3d35c68f07ec811cbe4190b

import { ConcreteRequest } from 'relay-runtime';
export type JoiningMode = "APPROVAL" | "CLOSED" | "INVITATION" | "OPEN" | "%future added value";
export type useJoiningQuery$variables = {
  invitation?: string | null | undefined;
};
export type useJoiningQuery$data = {
  readonly joining: {
    readonly invitation: {
      readonly inviterName: string | null | undefined;
      readonly isUsable: boolean;
    } | null | undefined;
    readonly mode: JoiningMode;
  };
};
export type useJoiningQuery = {
  response: useJoiningQuery$data;
  variables: useJoiningQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invitation"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "invitation",
        "variableName": "invitation"
      }
    ],
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "InvitationState",
        "kind": "LinkedField",
        "name": "invitation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isUsable",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inviterName",
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
    "name": "useJoiningQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJoiningQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "902603dd35b86f08de00f6dc2ae4a76b3f2540bcc3d35c68f07ec811cbe4190b",
    "metadata": {},
    "name": "useJoiningQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c67cf5c4dc5b3f469c582e5fbce8a6de";

export default node;
