/**
 * @generated SignedSource<<9720a141e7b766a3e7d3df0bd43e05e8>>
 * @relayHash 43fb51e24537db1c2804f231e836a9f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fac8f29f5647def4cb68d910b9ae6adaefd97413d82776ffa6c5b2d5911933c7

import { ConcreteRequest } from 'relay-runtime';
export type RevokePersonalAccessTokenInput = {
  id: string;
};
export type PersonalAccessTokenRowRevokePersonalAccessTokenMutation$variables = {
  input: RevokePersonalAccessTokenInput;
};
export type PersonalAccessTokenRowRevokePersonalAccessTokenMutation$data = {
  readonly revokePersonalAccessToken: {
    readonly revokedPersonalAccessTokenId: string;
  };
};
export type PersonalAccessTokenRowRevokePersonalAccessTokenMutation = {
  response: PersonalAccessTokenRowRevokePersonalAccessTokenMutation$data;
  variables: PersonalAccessTokenRowRevokePersonalAccessTokenMutation$variables;
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
    "name": "PersonalAccessTokenRowRevokePersonalAccessTokenMutation",
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
    "name": "PersonalAccessTokenRowRevokePersonalAccessTokenMutation",
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
    "id": "fac8f29f5647def4cb68d910b9ae6adaefd97413d82776ffa6c5b2d5911933c7",
    "metadata": {},
    "name": "PersonalAccessTokenRowRevokePersonalAccessTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "073f616af33d0e916e7f667c750a9f5c";

export default node;
