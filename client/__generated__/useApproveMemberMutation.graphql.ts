/**
 * @generated SignedSource<<eb44d11921ddf02c2b20207b5f7f7f2c>>
 * @relayHash a0662521699bc1cca6b88b4ef7d6ee46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14ec71be96e176d66ad531d55d2bb379377b14932f62f06fe119ff7751b70f96

import { ConcreteRequest } from 'relay-runtime';
export type ApproveMemberInput = {
  id: string;
};
export type useApproveMemberMutation$variables = {
  input: ApproveMemberInput;
};
export type useApproveMemberMutation$data = {
  readonly approveMember: {
    readonly user: {
      readonly id: string;
    };
  };
};
export type useApproveMemberMutation = {
  response: useApproveMemberMutation$data;
  variables: useApproveMemberMutation$variables;
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
    "concreteType": "ApproveMemberPayload",
    "kind": "LinkedField",
    "name": "approveMember",
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
    "name": "useApproveMemberMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useApproveMemberMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "14ec71be96e176d66ad531d55d2bb379377b14932f62f06fe119ff7751b70f96",
    "metadata": {},
    "name": "useApproveMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c3eca9cb0f6f1be80ea60aad63f0126b";

export default node;
