/**
 * @generated SignedSource<<2fcb0f7b9f1799b024da6ffaefff68f8>>
 * @relayHash a3b483749724f2556d29cf0476f3962a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a4e2b6383660675752cc466e9a0aed804a52f3b4ef30bf988035d54f29992be

import { ConcreteRequest } from 'relay-runtime';
export type SignInWithMagicLinkInput = {
  token: string;
};
export type accountMutationsSignInWithMagicLinkMutation$variables = {
  input: SignInWithMagicLinkInput;
};
export type accountMutationsSignInWithMagicLinkMutation$data = {
  readonly signInWithMagicLink: {
    readonly tokens: {
      readonly accessToken: string;
      readonly refreshToken: string;
    };
    readonly viewer: {
      readonly canCreateExercises: boolean;
      readonly canCreateSessions: boolean;
      readonly email: string;
      readonly user: {
        readonly displayName: string | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly profileImageUrl: string | null | undefined;
        readonly username: string;
      };
    };
  };
};
export type accountMutationsSignInWithMagicLinkMutation = {
  response: accountMutationsSignInWithMagicLinkMutation$data;
  variables: accountMutationsSignInWithMagicLinkMutation$variables;
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
    "concreteType": "SignInWithMagicLinkPayload",
    "kind": "LinkedField",
    "name": "signInWithMagicLink",
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
      },
      {
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
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canCreateSessions",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canCreateExercises",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "displayName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "profileImageUrl",
                "storageKey": null
              }
            ],
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
    "name": "accountMutationsSignInWithMagicLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "accountMutationsSignInWithMagicLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a4e2b6383660675752cc466e9a0aed804a52f3b4ef30bf988035d54f29992be",
    "metadata": {},
    "name": "accountMutationsSignInWithMagicLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b4cca4d1fd55dd66e663bb82ddd73260";

export default node;
