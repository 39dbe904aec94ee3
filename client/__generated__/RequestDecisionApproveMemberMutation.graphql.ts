/**
 * @generated SignedSource<<21bac910b6a55a72212d22d7e99bcbf7>>
 * @relayHash b7da9e7b68d7ba17f29bae0c38fc7ee1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 549852f2176affae7640d9cdc96f16e0000a4663be230d840b472365b7d3f486

import { ConcreteRequest } from 'relay-runtime';
export type ApproveMemberInput = {
  id: string;
};
export type RequestDecisionApproveMemberMutation$variables = {
  input: ApproveMemberInput;
};
export type RequestDecisionApproveMemberMutation$data = {
  readonly approveMember: {
    readonly user: {
      readonly id: string;
    };
  };
};
export type RequestDecisionApproveMemberMutation = {
  response: RequestDecisionApproveMemberMutation$data;
  variables: RequestDecisionApproveMemberMutation$variables;
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
    "name": "RequestDecisionApproveMemberMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RequestDecisionApproveMemberMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "549852f2176affae7640d9cdc96f16e0000a4663be230d840b472365b7d3f486",
    "metadata": {},
    "name": "RequestDecisionApproveMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "242995f95d773d459d620e3094994cb7";

export default node;
