/**
 * @generated SignedSource<<2487b1986140f129bcee526db532483b>>
 * @relayHash c488d8635e7a7ec47ad0d002957a0ef0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04eb00265f59da98ac7cb926c1438b0b7577e065239ae809c960b9270cd57444

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "INSTRUCTOR" | "USER" | "%future added value";
export type SignUpInput = {
  deviceToken?: string | null | undefined;
  displayName?: string | null | undefined;
  email: string;
  invitation?: string | null | undefined;
  password: string;
  username: string;
};
export type accountMutationsSignUpMutation$variables = {
  input: SignUpInput;
};
export type accountMutationsSignUpMutation$data = {
  readonly signUp: {
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
export type accountMutationsSignUpMutation = {
  response: accountMutationsSignUpMutation$data;
  variables: accountMutationsSignUpMutation$variables;
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
    "concreteType": "SignUpPayload",
    "kind": "LinkedField",
    "name": "signUp",
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
    "name": "accountMutationsSignUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "accountMutationsSignUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "04eb00265f59da98ac7cb926c1438b0b7577e065239ae809c960b9270cd57444",
    "metadata": {},
    "name": "accountMutationsSignUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e00c2e5e3328fca339ff4e40f13742f";

export default node;
