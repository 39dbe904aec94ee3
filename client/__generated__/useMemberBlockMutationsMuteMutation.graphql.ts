/**
 * @generated SignedSource<<98ac18594ef7160c17c02b85600c0e0f>>
 * @relayHash ca9fe72f0c1d32a86dfc34d698c09d45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6984e3675ac136487780ece33ae2534b181d44fbc3cce572365a82a863595d95

import { ConcreteRequest } from 'relay-runtime';
export type MemberInput = {
  id: string;
};
export type useMemberBlockMutationsMuteMutation$variables = {
  input: MemberInput;
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
    "concreteType": "MemberBlockPayload",
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
    "id": "6984e3675ac136487780ece33ae2534b181d44fbc3cce572365a82a863595d95",
    "metadata": {},
    "name": "useMemberBlockMutationsMuteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ed718289c9872f8b82e36b6d05498b9b";

export default node;
