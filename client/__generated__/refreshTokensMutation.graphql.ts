/**
 * @generated SignedSource<<88a9985d38505468d9a3506057393427>>
 * @relayHash 231143c63bea8051e9ff477e440c7d2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d3ec190745165a332cb58fdac79a5750c9ab722d30a646bb036ff08bb3ea1a0

import { ConcreteRequest } from 'relay-runtime';
export type RefreshTokensInput = {
  refreshToken: string;
};
export type refreshTokensMutation$variables = {
  input: RefreshTokensInput;
};
export type refreshTokensMutation$data = {
  readonly refreshTokens: {
    readonly tokens: {
      readonly accessToken: string;
      readonly refreshToken: string;
    };
  };
};
export type refreshTokensMutation = {
  response: refreshTokensMutation$data;
  variables: refreshTokensMutation$variables;
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
    "concreteType": "RefreshTokensPayload",
    "kind": "LinkedField",
    "name": "refreshTokens",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AuthTokens",
        "kind": "LinkedField",
        "name": "tokens",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accessToken",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refreshToken",
            "storageKey": null
          }
        ],
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
    "name": "refreshTokensMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "refreshTokensMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9d3ec190745165a332cb58fdac79a5750c9ab722d30a646bb036ff08bb3ea1a0",
    "metadata": {},
    "name": "refreshTokensMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a5a8d1534e20e6f770ddb1939f45fe2";

export default node;
