/**
 * @generated SignedSource<<9dc9c34e22489c3435ed1b411ea03a59>>
 * @relayHash 443caf80e5c739cf61a4e26198c107dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ca6be24afbbd059e4c70a3d5d7b2affc517e66c82eae9f8796475fb441d12e2

import { ConcreteRequest } from 'relay-runtime';
export type RevokeAllSignInsInput = {
  keepCurrent: boolean;
};
export type useRevokeAllSignInsMutation$variables = {
  input: RevokeAllSignInsInput;
};
export type useRevokeAllSignInsMutation$data = {
  readonly revokeAllSignIns: {
    readonly revokedSignInIds: ReadonlyArray<string>;
  };
};
export type useRevokeAllSignInsMutation = {
  response: useRevokeAllSignInsMutation$data;
  variables: useRevokeAllSignInsMutation$variables;
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
  "name": "revokedSignInIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevokeAllSignInsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokeAllSignInsPayload",
        "kind": "LinkedField",
        "name": "revokeAllSignIns",
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
    "name": "useRevokeAllSignInsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokeAllSignInsPayload",
        "kind": "LinkedField",
        "name": "revokeAllSignIns",
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
            "name": "revokedSignInIds"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ca6be24afbbd059e4c70a3d5d7b2affc517e66c82eae9f8796475fb441d12e2",
    "metadata": {},
    "name": "useRevokeAllSignInsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6dcddec7d2bc1c7f42660ed22e6ed1aa";

export default node;
