/**
 * @generated SignedSource<<6dd5127bb5ce6d721231c6d2b209752b>>
 * @relayHash 777e2bf02ea430d4175a9894af3e6330
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58455ab52c6256671f6af8302037c23f865e361ac8946e03f00cf7b021068e6b

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "INSTRUCTOR" | "USER" | "%future added value";
export type SignInWithPasskeyInput = {
  deviceToken?: string | null | undefined;
  rememberMe?: boolean | null | undefined;
  response: string;
};
export type accountMutationsSignInWithPasskeyMutation$variables = {
  input: SignInWithPasskeyInput;
};
export type accountMutationsSignInWithPasskeyMutation$data = {
  readonly signInWithPasskey: {
    readonly deviceToken: string;
    readonly tokens: {
      readonly accessToken: string;
      readonly refreshToken: string;
    };
    readonly viewer: {
      readonly canCreateExercises: boolean;
      readonly canCreateSessions: boolean;
      readonly email: string;
      readonly roles: ReadonlyArray<Role>;
      readonly secondFactorOwed: boolean;
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
export type accountMutationsSignInWithPasskeyMutation = {
  response: accountMutationsSignInWithPasskeyMutation$data;
  variables: accountMutationsSignInWithPasskeyMutation$variables;
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
    "concreteType": "SignInWithPasskeyPayload",
    "kind": "LinkedField",
    "name": "signInWithPasskey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deviceToken",
        "storageKey": null
      },
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
            "kind": "ScalarField",
            "name": "roles",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secondFactorOwed",
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
    "name": "accountMutationsSignInWithPasskeyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "accountMutationsSignInWithPasskeyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "58455ab52c6256671f6af8302037c23f865e361ac8946e03f00cf7b021068e6b",
    "metadata": {},
    "name": "accountMutationsSignInWithPasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "08cab5bbeb7839016e0b399d450c6707";

export default node;
