/**
 * @generated SignedSource<<ebb9431252d73032beba294454e54fe4>>
 * @relayHash 59f54649164f3b95f695776b5f632cf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f86761d4af09cc7d0676e628a7b6ba3b103c0f54dd6126fbbffb9daf6c4d41b1

import { ConcreteRequest } from 'relay-runtime';
export type DeclineMemberInput = {
  id: string;
};
export type useDeclineMemberMutation$variables = {
  input: DeclineMemberInput;
};
export type useDeclineMemberMutation$data = {
  readonly declineMember: {
    readonly declinedUserId: string;
  };
};
export type useDeclineMemberMutation = {
  response: useDeclineMemberMutation$data;
  variables: useDeclineMemberMutation$variables;
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
    "concreteType": "DeclineMemberPayload",
    "kind": "LinkedField",
    "name": "declineMember",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "declinedUserId",
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
    "name": "useDeclineMemberMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeclineMemberMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f86761d4af09cc7d0676e628a7b6ba3b103c0f54dd6126fbbffb9daf6c4d41b1",
    "metadata": {},
    "name": "useDeclineMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5edac42358a5a44df5167458b704b882";

export default node;
