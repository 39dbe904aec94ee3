/**
 * @generated SignedSource<<0512df7beb787ab9b92876885526588f>>
 * @relayHash bf6d90083fe9e5d0ee47b738917a9bd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 136e1c8ec415939c0c79ecfc5827c15a14636285672d962e413a0b516f934ca7

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "INSTRUCTOR" | "USER" | "%future added value";
export type SignInWithProviderInput = {
  code?: string | null | undefined;
  deviceToken?: string | null | undefined;
  token: string;
  username?: string | null | undefined;
};
export type accountMutationsSignInWithProviderMutation$variables = {
  input: SignInWithProviderInput;
};
export type accountMutationsSignInWithProviderMutation$data = {
  readonly signInWithProvider: {
    readonly deviceToken: string | null | undefined;
    readonly newcomer: {
      readonly email: string;
      readonly invitation: string | null | undefined;
      readonly suggestedUsername: string;
    } | null | undefined;
    readonly returnTo: string | null | undefined;
    readonly tokens: {
      readonly accessToken: string;
      readonly refreshToken: string;
    } | null | undefined;
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
    } | null | undefined;
  };
};
export type accountMutationsSignInWithProviderMutation = {
  response: accountMutationsSignInWithProviderMutation$data;
  variables: accountMutationsSignInWithProviderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SignInWithProviderPayload",
    "kind": "LinkedField",
    "name": "signInWithProvider",
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
          (v1/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "returnTo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ProviderNewcomer",
        "kind": "LinkedField",
        "name": "newcomer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "suggestedUsername",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invitation",
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
    "name": "accountMutationsSignInWithProviderMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "accountMutationsSignInWithProviderMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "136e1c8ec415939c0c79ecfc5827c15a14636285672d962e413a0b516f934ca7",
    "metadata": {},
    "name": "accountMutationsSignInWithProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d851c041017a633911187a11c70c9a84";

export default node;
