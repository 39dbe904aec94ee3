/**
 * @generated SignedSource<<b44749f87b27ed7615b7b10c5d4e2123>>
 * @relayHash 8c0a92bc5539692d2cf4f5ca395fc109
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c03e0b8938b165c7fb68ac9a88c6e0ae24a3eb1199d0ea70904025185b10cef9

import { ConcreteRequest } from 'relay-runtime';
export type RequestEmailChangeInput = {
  email: string;
  password?: string | null | undefined;
};
export type ChangeAddressFormRequestEmailChangeMutation$variables = {
  input: RequestEmailChangeInput;
};
export type ChangeAddressFormRequestEmailChangeMutation$data = {
  readonly requestEmailChange: {
    readonly message: string;
  };
};
export type ChangeAddressFormRequestEmailChangeMutation = {
  response: ChangeAddressFormRequestEmailChangeMutation$data;
  variables: ChangeAddressFormRequestEmailChangeMutation$variables;
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
    "concreteType": "RequestEmailChangePayload",
    "kind": "LinkedField",
    "name": "requestEmailChange",
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
    "name": "ChangeAddressFormRequestEmailChangeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChangeAddressFormRequestEmailChangeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c03e0b8938b165c7fb68ac9a88c6e0ae24a3eb1199d0ea70904025185b10cef9",
    "metadata": {},
    "name": "ChangeAddressFormRequestEmailChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce2b2f8715728a065571980e30ddc57d";

export default node;
