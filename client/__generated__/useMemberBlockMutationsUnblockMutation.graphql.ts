/**
 * @generated SignedSource<<0ffa08902276472893332dc60d4d1fc4>>
 * @relayHash f96489e1d741f036e4591928112837c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39ae2c2a2b295f4a296a25e39c02f37c032ee707ae8ee74086bd5bf52a1aaa31

import { ConcreteRequest } from 'relay-runtime';
export type UnblockMemberInput = {
  id: string;
};
export type useMemberBlockMutationsUnblockMutation$variables = {
  input: UnblockMemberInput;
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
    "concreteType": "UnblockMemberPayload",
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
    "id": "39ae2c2a2b295f4a296a25e39c02f37c032ee707ae8ee74086bd5bf52a1aaa31",
    "metadata": {},
    "name": "useMemberBlockMutationsUnblockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64ce45e49a4353f314f09f16e9c3ecd1";

export default node;
