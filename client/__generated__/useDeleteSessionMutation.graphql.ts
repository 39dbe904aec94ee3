/**
 * @generated SignedSource<<6bd8b2898507cb5108edf69a9e6740e5>>
 * @relayHash d9d44eca87f657f5fd1eaafc136999fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31cf4de829738fec9b3b56ec8ff4615f5e4dc44afa495a7794da2608ccb61866

import { ConcreteRequest } from 'relay-runtime';
export type DeleteSessionInput = {
  id: string;
};
export type useDeleteSessionMutation$variables = {
  input: DeleteSessionInput;
};
export type useDeleteSessionMutation$data = {
  readonly deleteSession: {
    readonly deletedSessionId: string;
  };
};
export type useDeleteSessionMutation = {
  response: useDeleteSessionMutation$data;
  variables: useDeleteSessionMutation$variables;
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
    "name": "useDeleteSessionMutation",
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
    "name": "useDeleteSessionMutation",
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
    "id": "31cf4de829738fec9b3b56ec8ff4615f5e4dc44afa495a7794da2608ccb61866",
    "metadata": {},
    "name": "useDeleteSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b0b801d5c4acd063434f6498008c88a5";

export default node;
