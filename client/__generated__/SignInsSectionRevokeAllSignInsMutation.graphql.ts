/**
 * @generated SignedSource<<3b1abb930a47f927cc689949500aa80a>>
 * @relayHash b3621052522a32a986d3d468249f9fa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20c46125e274379746af2b96e410c9b7ed6e279e25019b9dd089bc52b7103c33

import { ConcreteRequest } from 'relay-runtime';
export type RevokeAllSignInsInput = {
  keepCurrent: boolean;
};
export type SignInsSectionRevokeAllSignInsMutation$variables = {
  input: RevokeAllSignInsInput;
};
export type SignInsSectionRevokeAllSignInsMutation$data = {
  readonly revokeAllSignIns: {
    readonly revokedSignInIds: ReadonlyArray<string>;
  };
};
export type SignInsSectionRevokeAllSignInsMutation = {
  response: SignInsSectionRevokeAllSignInsMutation$data;
  variables: SignInsSectionRevokeAllSignInsMutation$variables;
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
    "name": "SignInsSectionRevokeAllSignInsMutation",
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
    "name": "SignInsSectionRevokeAllSignInsMutation",
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
    "id": "20c46125e274379746af2b96e410c9b7ed6e279e25019b9dd089bc52b7103c33",
    "metadata": {},
    "name": "SignInsSectionRevokeAllSignInsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2174fdbcb980cbb2de1c1178f9ae408f";

export default node;
