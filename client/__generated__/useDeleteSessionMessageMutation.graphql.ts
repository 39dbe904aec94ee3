/**
 * @generated SignedSource<<1d0c546df28f646cb276285edf948706>>
 * @relayHash a4fb6dfbf35606a636a6e9833c94e031
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a031c7df9e282c9f79f36a108edbc262455f77efdae2a0df6799674a4f8fc433

import { ConcreteRequest } from 'relay-runtime';
export type DeleteSessionMessageInput = {
  id: string;
};
export type useDeleteSessionMessageMutation$variables = {
  input: DeleteSessionMessageInput;
};
export type useDeleteSessionMessageMutation$data = {
  readonly deleteSessionMessage: {
    readonly deletedMessageId: string;
  };
};
export type useDeleteSessionMessageMutation = {
  response: useDeleteSessionMessageMutation$data;
  variables: useDeleteSessionMessageMutation$variables;
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
    "concreteType": "DeleteSessionMessagePayload",
    "kind": "LinkedField",
    "name": "deleteSessionMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedMessageId",
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
    "name": "useDeleteSessionMessageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteSessionMessageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a031c7df9e282c9f79f36a108edbc262455f77efdae2a0df6799674a4f8fc433",
    "metadata": {},
    "name": "useDeleteSessionMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96346c39d4383f780cefef4a8820bc93";

export default node;
