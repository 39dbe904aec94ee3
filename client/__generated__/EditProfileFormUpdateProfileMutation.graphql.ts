/**
 * @generated SignedSource<<90678c19a1f09e26f6ec7f508ab72511>>
 * @relayHash fb7c8dd18290509d11c41bd3a1351235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91eed56b8e67f9ac9893693a63c0bde80901e1dec9822974409400b36e3a701f

import { ConcreteRequest } from 'relay-runtime';
export type UpdateProfileInput = {
  bio?: string | null | undefined;
  displayName?: string | null | undefined;
  profileImageUrl?: string | null | undefined;
  websiteUrl?: string | null | undefined;
};
export type EditProfileFormUpdateProfileMutation$variables = {
  input: UpdateProfileInput;
};
export type EditProfileFormUpdateProfileMutation$data = {
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
export type EditProfileFormUpdateProfileMutation = {
  response: EditProfileFormUpdateProfileMutation$data;
  variables: EditProfileFormUpdateProfileMutation$variables;
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
    "name": "EditProfileFormUpdateProfileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditProfileFormUpdateProfileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "91eed56b8e67f9ac9893693a63c0bde80901e1dec9822974409400b36e3a701f",
    "metadata": {},
    "name": "EditProfileFormUpdateProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca5b167f25c078384368631551178fba";

export default node;
