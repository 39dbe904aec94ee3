/**
 * @generated SignedSource<<b1d699ebb63fd6f0f930d62e3d02e6c8>>
 * @relayHash 7e4f6f4b923f5b225187993c6ac066ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a08857ae72bda871306d4010c8bafc26958c48c85d0a6341d87280e43f03eba

import { ConcreteRequest } from 'relay-runtime';
export type DeleteSessionMessageInput = {
  id: string;
};
export type useChatModerationDeleteSessionMessageMutation$variables = {
  input: DeleteSessionMessageInput;
};
export type useChatModerationDeleteSessionMessageMutation$data = {
  readonly deleteSessionMessage: {
    readonly deletedMessageId: string;
  };
};
export type useChatModerationDeleteSessionMessageMutation = {
  response: useChatModerationDeleteSessionMessageMutation$data;
  variables: useChatModerationDeleteSessionMessageMutation$variables;
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
    "name": "useChatModerationDeleteSessionMessageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChatModerationDeleteSessionMessageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3a08857ae72bda871306d4010c8bafc26958c48c85d0a6341d87280e43f03eba",
    "metadata": {},
    "name": "useChatModerationDeleteSessionMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4eea173f07643342c6824bbd48a457f1";

export default node;
