/**
 * @generated SignedSource<<e2fa14ba21c96a4c85a90fb3cda827bc>>
 * @relayHash e74d1cd9b6e43b893cdb6cf3d3f0404f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deefb02d0561f67c68f4045787fe89de725dd3e9cf201ec03107b80fb677642f

import { ConcreteRequest } from 'relay-runtime';
export type DeclineMemberInput = {
  id: string;
};
export type RequestDecisionDeclineMemberMutation$variables = {
  input: DeclineMemberInput;
};
export type RequestDecisionDeclineMemberMutation$data = {
  readonly declineMember: {
    readonly declinedUserId: string;
  };
};
export type RequestDecisionDeclineMemberMutation = {
  response: RequestDecisionDeclineMemberMutation$data;
  variables: RequestDecisionDeclineMemberMutation$variables;
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
    "name": "RequestDecisionDeclineMemberMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RequestDecisionDeclineMemberMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "deefb02d0561f67c68f4045787fe89de725dd3e9cf201ec03107b80fb677642f",
    "metadata": {},
    "name": "RequestDecisionDeclineMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a2e0a7ee5da41592d42e1e51bd2e87b";

export default node;
