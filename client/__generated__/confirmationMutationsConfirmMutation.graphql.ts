/**
 * @generated SignedSource<<54c9ad762640c57cb23f838205e11bda>>
 * @relayHash 8caad935ac2cc650fefd6bda5a5d38d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8670fb6203c3bbabf28d6363aff77ae4cd5e3ea88a11bcc003453131e2d6eab7

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailInput = {
  token: string;
};
export type confirmationMutationsConfirmMutation$variables = {
  input: ConfirmEmailInput;
};
export type confirmationMutationsConfirmMutation$data = {
  readonly confirmEmail: {
    readonly email: string;
    readonly endedAccess: boolean;
  };
};
export type confirmationMutationsConfirmMutation = {
  response: confirmationMutationsConfirmMutation$data;
  variables: confirmationMutationsConfirmMutation$variables;
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
    "concreteType": "ConfirmEmailPayload",
    "kind": "LinkedField",
    "name": "confirmEmail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedAccess",
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
    "name": "confirmationMutationsConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmationMutationsConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8670fb6203c3bbabf28d6363aff77ae4cd5e3ea88a11bcc003453131e2d6eab7",
    "metadata": {},
    "name": "confirmationMutationsConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f9b64d6059d8800927defe57415212d";

export default node;
