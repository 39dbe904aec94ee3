/**
 * @generated SignedSource<<141faf6d48d882c5279bd528c5f8f421>>
 * @relayHash 79159d3344d58759345de4aa9d218028
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 324a31bbdb4b922c82b24ee3871bfac467743a45c20a316dbec2c58a15a381a5

import { ConcreteRequest } from 'relay-runtime';
export type accountMutationsStartPasskeySignInMutation$variables = Record<PropertyKey, never>;
export type accountMutationsStartPasskeySignInMutation$data = {
  readonly startPasskeySignIn: {
    readonly options: string;
  };
};
export type accountMutationsStartPasskeySignInMutation = {
  response: accountMutationsStartPasskeySignInMutation$data;
  variables: accountMutationsStartPasskeySignInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StartPasskeySignInPayload",
    "kind": "LinkedField",
    "name": "startPasskeySignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "accountMutationsStartPasskeySignInMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "accountMutationsStartPasskeySignInMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "324a31bbdb4b922c82b24ee3871bfac467743a45c20a316dbec2c58a15a381a5",
    "metadata": {},
    "name": "accountMutationsStartPasskeySignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4aad168c642d812404760ce73774ec16";

export default node;
