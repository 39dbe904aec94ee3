/**
 * @generated SignedSource<<204a018eddf9e2d73c95fe14fc29dda7>>
 * @relayHash 7b170ee483837707e3c7b066679a314a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46f0cb625d22b03388b99645695dbe54f0936ec3352125d4f604fc9da2220821

import { ConcreteRequest } from 'relay-runtime';
export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type ChangePasswordSectionChangePasswordMutation$variables = {
  input: ChangePasswordInput;
};
export type ChangePasswordSectionChangePasswordMutation$data = {
  readonly changePassword: {
    readonly revokedPersonalAccessTokenIds: ReadonlyArray<string>;
    readonly revokedSignInIds: ReadonlyArray<string>;
  };
};
export type ChangePasswordSectionChangePasswordMutation = {
  response: ChangePasswordSectionChangePasswordMutation$data;
  variables: ChangePasswordSectionChangePasswordMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangePasswordSectionChangePasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangePasswordPayload",
        "kind": "LinkedField",
        "name": "changePassword",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "ChangePasswordSectionChangePasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangePasswordPayload",
        "kind": "LinkedField",
        "name": "changePassword",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "46f0cb625d22b03388b99645695dbe54f0936ec3352125d4f604fc9da2220821",
    "metadata": {},
    "name": "ChangePasswordSectionChangePasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d3777ae0013ddbb62ea45b08e817093";

export default node;
