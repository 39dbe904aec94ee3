/**
 * @generated SignedSource<<873c4c4f0bdc7724a79b9a97c1472e41>>
 * @relayHash 3a9f1f07f321060c8bbfa23d88e4f339
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a68e50ea0ecfbda973f4a74d39673f28332e3c40a5f0ee04b56e99a8cdc85524

import { ConcreteRequest } from 'relay-runtime';
export type UnmuteMemberInput = {
  id: string;
};
export type useMemberBlockMutationsUnmuteMutation$variables = {
  input: UnmuteMemberInput;
};
export type useMemberBlockMutationsUnmuteMutation$data = {
  readonly unmuteMember: {
    readonly user: {
      readonly id: string;
      readonly viewerMutes: boolean;
    };
  };
};
export type useMemberBlockMutationsUnmuteMutation = {
  response: useMemberBlockMutationsUnmuteMutation$data;
  variables: useMemberBlockMutationsUnmuteMutation$variables;
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
    "concreteType": "UnmuteMemberPayload",
    "kind": "LinkedField",
    "name": "unmuteMember",
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
    "name": "useMemberBlockMutationsUnmuteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMemberBlockMutationsUnmuteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a68e50ea0ecfbda973f4a74d39673f28332e3c40a5f0ee04b56e99a8cdc85524",
    "metadata": {},
    "name": "useMemberBlockMutationsUnmuteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2609dd4161907fb82235a2893b6ce6f";

export default node;
