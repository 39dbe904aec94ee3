/**
 * @generated SignedSource<<b9fbe2ef9007d3a9e36c014889209276>>
 * @relayHash c32101682d1b3cbdfdc5e868315ea641
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0454fa7a758c2e0778d9ae2c66b7758ad9d867b060477424a76d846b264f0b4c

import { ConcreteRequest } from 'relay-runtime';
export type MuteMemberInput = {
  id: string;
};
export type useMemberBlockMutationsMuteMutation$variables = {
  input: MuteMemberInput;
};
export type useMemberBlockMutationsMuteMutation$data = {
  readonly muteMember: {
    readonly user: {
      readonly id: string;
      readonly viewerMutes: boolean;
    };
  };
};
export type useMemberBlockMutationsMuteMutation = {
  response: useMemberBlockMutationsMuteMutation$data;
  variables: useMemberBlockMutationsMuteMutation$variables;
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
    "concreteType": "MuteMemberPayload",
    "kind": "LinkedField",
    "name": "muteMember",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
            "name": "viewerMutes",
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
    "name": "useMemberBlockMutationsMuteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMemberBlockMutationsMuteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0454fa7a758c2e0778d9ae2c66b7758ad9d867b060477424a76d846b264f0b4c",
    "metadata": {},
    "name": "useMemberBlockMutationsMuteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "507252baf9cb2fd19a1e72c6706d5b07";

export default node;
