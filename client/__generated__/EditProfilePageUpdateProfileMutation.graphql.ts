/**
 * @generated SignedSource<<5e17ed410a31cfa49ebb825307c17f9c>>
 * @relayHash 373ca1efc4de1733cfce72e2082dd767
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 859bda434a06ebaac9e011ed7bbcb7c2d5221045fb8795465582d2de22ad5f93

import { ConcreteRequest } from 'relay-runtime';
export type UpdateProfileInput = {
  bio?: string | null | undefined;
  displayName?: string | null | undefined;
  profileImageUrl?: string | null | undefined;
  websiteUrl?: string | null | undefined;
};
export type EditProfilePageUpdateProfileMutation$variables = {
  input: UpdateProfileInput;
};
export type EditProfilePageUpdateProfileMutation$data = {
  readonly updateProfile: {
    readonly user: {
      readonly bio: string | null | undefined;
      readonly displayName: string | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly profileImageUrl: string | null | undefined;
      readonly websiteUrl: string | null | undefined;
    };
  };
};
export type EditProfilePageUpdateProfileMutation = {
  response: EditProfilePageUpdateProfileMutation$data;
  variables: EditProfilePageUpdateProfileMutation$variables;
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
    "concreteType": "UpdateProfilePayload",
    "kind": "LinkedField",
    "name": "updateProfile",
    "plural": false,
    "selections": [
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
            "name": "bio",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "websiteUrl",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditProfilePageUpdateProfileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditProfilePageUpdateProfileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "859bda434a06ebaac9e011ed7bbcb7c2d5221045fb8795465582d2de22ad5f93",
    "metadata": {},
    "name": "EditProfilePageUpdateProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6bd315ff2979a4990ede6c2d5d6fe862";

export default node;
