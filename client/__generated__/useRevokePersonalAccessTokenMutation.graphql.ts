/**
 * @generated SignedSource<<a7f0eceeed9eb7149855001410f28582>>
 * @relayHash 4920d7f31fa1d5383b7ca18ecb85a447
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fac3bd8dae1605dcf38fee3aa8c0622fe67697d14719d859ef30898ec92a7500

import { ConcreteRequest } from 'relay-runtime';
export type RevokePersonalAccessTokenInput = {
  id: string;
};
export type useRevokePersonalAccessTokenMutation$variables = {
  input: RevokePersonalAccessTokenInput;
};
export type useRevokePersonalAccessTokenMutation$data = {
  readonly revokePersonalAccessToken: {
    readonly revokedPersonalAccessTokenId: string;
  };
};
export type useRevokePersonalAccessTokenMutation = {
  response: useRevokePersonalAccessTokenMutation$data;
  variables: useRevokePersonalAccessTokenMutation$variables;
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
  "name": "revokedPersonalAccessTokenId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevokePersonalAccessTokenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokePersonalAccessTokenPayload",
        "kind": "LinkedField",
        "name": "revokePersonalAccessToken",
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
    "name": "useRevokePersonalAccessTokenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokePersonalAccessTokenPayload",
        "kind": "LinkedField",
        "name": "revokePersonalAccessToken",
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
            "name": "revokedPersonalAccessTokenId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fac3bd8dae1605dcf38fee3aa8c0622fe67697d14719d859ef30898ec92a7500",
    "metadata": {},
    "name": "useRevokePersonalAccessTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9c006d7773cbf39a72a5afcc090d9f65";

export default node;
