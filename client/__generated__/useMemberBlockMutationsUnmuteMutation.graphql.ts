/**
 * @generated SignedSource<<e7814e017ee27047b72c64f6272f7390>>
 * @relayHash a5c70af256b3b28eaf9aaaee3c85e50b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 873ddd746a3d7d66bcc68a356b3b78543a94e57b334a4ad48dc1c87527130581

import { ConcreteRequest } from 'relay-runtime';
export type MemberInput = {
  id: string;
};
export type useMemberBlockMutationsUnmuteMutation$variables = {
  input: MemberInput;
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
    "concreteType": "MemberBlockPayload",
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
    "id": "873ddd746a3d7d66bcc68a356b3b78543a94e57b334a4ad48dc1c87527130581",
    "metadata": {},
    "name": "useMemberBlockMutationsUnmuteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b09321f799562a0c2cd3a6eb6e62c9ba";

export default node;
