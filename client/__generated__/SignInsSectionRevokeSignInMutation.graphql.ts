/**
 * @generated SignedSource<<5380e98e6b8ad111dc9e99cf44db574e>>
 * @relayHash e57e7e92a1703f5d369560fec89df3b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3d74900aa885c1300087c6280d83c79ad5af08ac17eb1320bbc2d47f3ba90d4

import { ConcreteRequest } from 'relay-runtime';
export type RevokeSignInInput = {
  id: string;
};
export type SignInsSectionRevokeSignInMutation$variables = {
  input: RevokeSignInInput;
};
export type SignInsSectionRevokeSignInMutation$data = {
  readonly revokeSignIn: {
    readonly revokedSignInId: string;
  };
};
export type SignInsSectionRevokeSignInMutation = {
  response: SignInsSectionRevokeSignInMutation$data;
  variables: SignInsSectionRevokeSignInMutation$variables;
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
    "name": "SignInsSectionRevokeSignInMutation",
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
    "name": "SignInsSectionRevokeSignInMutation",
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
    "id": "e3d74900aa885c1300087c6280d83c79ad5af08ac17eb1320bbc2d47f3ba90d4",
    "metadata": {},
    "name": "SignInsSectionRevokeSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d950f22902d940fba36eab4f2292e973";

export default node;
