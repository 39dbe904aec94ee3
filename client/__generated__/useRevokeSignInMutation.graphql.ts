/**
 * @generated SignedSource<<bb2285746495e38fef4057f34cbc4b88>>
 * @relayHash 41aa311887f8e347cacba1c60730b08d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70323943bd77c910bbbbac111d49b95ba154e3b5d103eb1fdd84e5101d67ad89

import { ConcreteRequest } from 'relay-runtime';
export type RevokeSignInInput = {
  id: string;
};
export type useRevokeSignInMutation$variables = {
  input: RevokeSignInInput;
};
export type useRevokeSignInMutation$data = {
  readonly revokeSignIn: {
    readonly revokedSignInId: string;
  };
};
export type useRevokeSignInMutation = {
  response: useRevokeSignInMutation$data;
  variables: useRevokeSignInMutation$variables;
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
  "name": "revokedSignInId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevokeSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokeSignInPayload",
        "kind": "LinkedField",
        "name": "revokeSignIn",
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
    "name": "useRevokeSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokeSignInPayload",
        "kind": "LinkedField",
        "name": "revokeSignIn",
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
            "name": "revokedSignInId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "70323943bd77c910bbbbac111d49b95ba154e3b5d103eb1fdd84e5101d67ad89",
    "metadata": {},
    "name": "useRevokeSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ac36c0e6bed44d906efea26be0650569";

export default node;
