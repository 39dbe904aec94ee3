/**
 * @generated SignedSource<<209327fe914aedbf0fdd913a03d1fa6a>>
 * @relayHash cdc1305dd056e1f9b3f1ec3306e23983
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3dccec4b2ef78d2f418e8fe5668125fffb7a6d14315c1c2af8ed109813b424b

import { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordResetInput = {
  email: string;
};
export type recoveryMutationsRequestPasswordResetMutation$variables = {
  input: RequestPasswordResetInput;
};
export type recoveryMutationsRequestPasswordResetMutation$data = {
  readonly requestPasswordReset: {
    readonly message: string;
  };
};
export type recoveryMutationsRequestPasswordResetMutation = {
  response: recoveryMutationsRequestPasswordResetMutation$data;
  variables: recoveryMutationsRequestPasswordResetMutation$variables;
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
    "concreteType": "RequestPasswordResetPayload",
    "kind": "LinkedField",
    "name": "requestPasswordReset",
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
    "name": "recoveryMutationsRequestPasswordResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "recoveryMutationsRequestPasswordResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b3dccec4b2ef78d2f418e8fe5668125fffb7a6d14315c1c2af8ed109813b424b",
    "metadata": {},
    "name": "recoveryMutationsRequestPasswordResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a5c06d1dad522f60fb9da1cc840c642";

export default node;
