/**
 * @generated SignedSource<<44eed209f74c92095fd7101f1a494b8b>>
 * @relayHash 60dc1445c5efd66476760099107a7b74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90bb3b6f0b9f38039d2200549a43e3fdd744bc41ceb451ee15a0dd0c8965e98f

import { ConcreteRequest } from 'relay-runtime';
export type MemberInput = {
  id: string;
};
export type useMemberBlockMutationsUnblockMutation$variables = {
  input: MemberInput;
};
export type useMemberBlockMutationsUnblockMutation$data = {
  readonly unblockMember: {
    readonly user: {
      readonly id: string;
      readonly viewerBlocks: boolean;
    };
  };
};
export type useMemberBlockMutationsUnblockMutation = {
  response: useMemberBlockMutationsUnblockMutation$data;
  variables: useMemberBlockMutationsUnblockMutation$variables;
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
    "name": "unblockMember",
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
            "name": "viewerBlocks",
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
    "name": "useMemberBlockMutationsUnblockMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMemberBlockMutationsUnblockMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "90bb3b6f0b9f38039d2200549a43e3fdd744bc41ceb451ee15a0dd0c8965e98f",
    "metadata": {},
    "name": "useMemberBlockMutationsUnblockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "97d91750d43bf791c5c14799fd200213";

export default node;
