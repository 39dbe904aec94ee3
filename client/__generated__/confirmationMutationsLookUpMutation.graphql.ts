/**
 * @generated SignedSource<<c7568828bd2924ee2dc7a84ae1b227cd>>
 * @relayHash 389298919da1a0fe0f18c760d40ebc78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fd02b81e64540eee9cb39029e8d1e2407fc2aa76f27c0f4157396514e2eaf00

import { ConcreteRequest } from 'relay-runtime';
export type AccountLinkPurpose = "EMAIL_CHANGE" | "EMAIL_CONFIRMATION" | "MAGIC_LINK" | "PASSWORD_RESET" | "%future added value";
export type LookUpAccountLinkInput = {
  purpose: AccountLinkPurpose;
  tokens: ReadonlyArray<string>;
};
export type confirmationMutationsLookUpMutation$variables = {
  input: LookUpAccountLinkInput;
};
export type confirmationMutationsLookUpMutation$data = {
  readonly lookUpAccountLink: {
    readonly code: string | null | undefined;
    readonly email: string;
    readonly requestId: string | null | undefined;
    readonly userId: string;
    readonly username: string;
  };
};
export type confirmationMutationsLookUpMutation = {
  response: confirmationMutationsLookUpMutation$data;
  variables: confirmationMutationsLookUpMutation$variables;
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
    "concreteType": "LookUpAccountLinkPayload",
    "kind": "LinkedField",
    "name": "lookUpAccountLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "userId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "username",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
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
    "name": "confirmationMutationsLookUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmationMutationsLookUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7fd02b81e64540eee9cb39029e8d1e2407fc2aa76f27c0f4157396514e2eaf00",
    "metadata": {},
    "name": "confirmationMutationsLookUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e4dffe0d3c484a06d9caaa6111b34a46";

export default node;
