/**
 * @generated SignedSource<<31a46dc56d27823ef5e25ffce52f5af4>>
 * @relayHash d826f4693d1cff92211d21db3702842b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4c98997d997d1a2ca0eef521dac2d3e421d71aba7de3bdc501e5d0ed58b0172

import { ConcreteRequest } from 'relay-runtime';
export type SetPasswordInput = {
  newPassword: string;
};
export type NoPasswordSectionSetPasswordMutation$variables = {
  input: SetPasswordInput;
};
export type NoPasswordSectionSetPasswordMutation$data = {
  readonly setPassword: {
    readonly revokedPersonalAccessTokenIds: ReadonlyArray<string>;
    readonly revokedSignInIds: ReadonlyArray<string>;
    readonly viewer: {
      readonly hasPassword: boolean;
    };
  };
};
export type NoPasswordSectionSetPasswordMutation = {
  response: NoPasswordSectionSetPasswordMutation$data;
  variables: NoPasswordSectionSetPasswordMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revokedPersonalAccessTokenIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NoPasswordSectionSetPasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetPasswordPayload",
        "kind": "LinkedField",
        "name": "setPassword",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "NoPasswordSectionSetPasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetPasswordPayload",
        "kind": "LinkedField",
        "name": "setPassword",
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
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "revokedPersonalAccessTokenIds"
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e4c98997d997d1a2ca0eef521dac2d3e421d71aba7de3bdc501e5d0ed58b0172",
    "metadata": {},
    "name": "NoPasswordSectionSetPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "286af97940d4dc9b232f3f5af72b85e8";

export default node;
