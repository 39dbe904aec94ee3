/**
 * @generated SignedSource<<ba2f304a94ac91e517bb2a1e55ece79d>>
 * @relayHash 55cd4422ec4f1962c9c60651dc366dcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 471edc7d9336e4b6632415c3861b644b3e2938375f467b61aca66ba059c22222

import { ConcreteRequest } from 'relay-runtime';
export type RequestMagicLinkInput = {
  email: string;
};
export type recoveryMutationsRequestMagicLinkMutation$variables = {
  input: RequestMagicLinkInput;
};
export type recoveryMutationsRequestMagicLinkMutation$data = {
  readonly requestMagicLink: {
    readonly requestId: string;
  };
};
export type recoveryMutationsRequestMagicLinkMutation = {
  response: recoveryMutationsRequestMagicLinkMutation$data;
  variables: recoveryMutationsRequestMagicLinkMutation$variables;
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
    "concreteType": "RequestMagicLinkPayload",
    "kind": "LinkedField",
    "name": "requestMagicLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requestId",
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
    "name": "recoveryMutationsRequestMagicLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "recoveryMutationsRequestMagicLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "471edc7d9336e4b6632415c3861b644b3e2938375f467b61aca66ba059c22222",
    "metadata": {},
    "name": "recoveryMutationsRequestMagicLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d47f85944ef0e03c337a150dc334005a";

export default node;
