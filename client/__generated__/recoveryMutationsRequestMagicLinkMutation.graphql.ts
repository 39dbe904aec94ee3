/**
 * @generated SignedSource<<5a48f9f8e44a5f52d8b2aa94392530d5>>
 * @relayHash 1b951417c94164855355ec2cb1b88aa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1629629e4124bf02fdd7f9491e708ab12d19687a8525e2ec8a52dffa96eaa0fd

import { ConcreteRequest } from 'relay-runtime';
export type RequestMagicLinkInput = {
  email: string;
};
export type recoveryMutationsRequestMagicLinkMutation$variables = {
  input: RequestMagicLinkInput;
};
export type recoveryMutationsRequestMagicLinkMutation$data = {
  readonly requestMagicLink: {
    readonly message: string;
  };
};
export type recoveryMutationsRequestMagicLinkMutation = {
  response: recoveryMutationsRequestMagicLinkMutation$data;
  variables: recoveryMutationsRequestMagicLinkMutation$variables;
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
    "concreteType": "RequestMagicLinkPayload",
    "kind": "LinkedField",
    "name": "requestMagicLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
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
    "name": "recoveryMutationsRequestMagicLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "recoveryMutationsRequestMagicLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1629629e4124bf02fdd7f9491e708ab12d19687a8525e2ec8a52dffa96eaa0fd",
    "metadata": {},
    "name": "recoveryMutationsRequestMagicLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3605d25f63b1724581a97ae3a726cd83";

export default node;
