/**
 * @generated SignedSource<<4fa17a76f7380de09fb85578d2425d94>>
 * @relayHash c788b721b9cf1e89f5cd3ff626f01a0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf05a52eca171d9abfdaced1a8d5d4b8265b44c3f65648e465e792f8d276bd50

import { ConcreteRequest } from 'relay-runtime';
export type DeleteSessionInput = {
  id: string;
};
export type SessionPageDeleteSessionMutation$variables = {
  input: DeleteSessionInput;
};
export type SessionPageDeleteSessionMutation$data = {
  readonly deleteSession: {
    readonly deletedSessionId: string;
  };
};
export type SessionPageDeleteSessionMutation = {
  response: SessionPageDeleteSessionMutation$data;
  variables: SessionPageDeleteSessionMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedSessionId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionPageDeleteSessionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteSessionPayload",
        "kind": "LinkedField",
        "name": "deleteSession",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionPageDeleteSessionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteSessionPayload",
        "kind": "LinkedField",
        "name": "deleteSession",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedSessionId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cf05a52eca171d9abfdaced1a8d5d4b8265b44c3f65648e465e792f8d276bd50",
    "metadata": {},
    "name": "SessionPageDeleteSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ac2cf2ae4ba85fe479237434aa2dfbf3";

export default node;
