/**
 * @generated SignedSource<<d0430720904aadea6aae2397cc42e54b>>
 * @relayHash aeb3bd5e4ab5943c6e5b49394be89241
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c0c99ff404aaa1cd5df3b75a2c6e36786e04f5106c3f2d09213c12634230272

import { ConcreteRequest } from 'relay-runtime';
export type useVerifySignInMutationStartMutation$variables = Record<PropertyKey, never>;
export type useVerifySignInMutationStartMutation$data = {
  readonly startPasskeyVerification: {
    readonly options: string;
  };
};
export type useVerifySignInMutationStartMutation = {
  response: useVerifySignInMutationStartMutation$data;
  variables: useVerifySignInMutationStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StartPasskeyVerificationPayload",
    "kind": "LinkedField",
    "name": "startPasskeyVerification",
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
    "name": "useVerifySignInMutationStartMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useVerifySignInMutationStartMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6c0c99ff404aaa1cd5df3b75a2c6e36786e04f5106c3f2d09213c12634230272",
    "metadata": {},
    "name": "useVerifySignInMutationStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5bf723e1bd6ef1f54c985920d9164931";

export default node;
