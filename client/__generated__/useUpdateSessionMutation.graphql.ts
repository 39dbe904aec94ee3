/**
 * @generated SignedSource<<d252fb1b2190836bef6cd749358989e6>>
 * @relayHash c32bc705b91e37ee48758257b3705bef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2879ca209f93d2312c86f4f012df1c9ed97607bef4d66c8263a035b2bd4d59f4

import { ConcreteRequest } from 'relay-runtime';
export type SessionRegistration = "CLOSED" | "FULL" | "OPEN" | "%future added value";
export type UpdateSessionInput = {
  baseUpdatedAt?: string | null | undefined;
  capacity?: number | null | undefined;
  dateTime?: string | null | undefined;
  description?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  id: string;
  isRecurring?: boolean | null | undefined;
  location?: string | null | undefined;
  title?: string | null | undefined;
};
export type useUpdateSessionMutation$variables = {
  input: UpdateSessionInput;
};
export type useUpdateSessionMutation$data = {
  readonly updateSession: {
    readonly session: {
      readonly capacity: number;
      readonly dateTime: string;
      readonly description: string;
      readonly durationMinutes: number;
      readonly endsAt: string;
      readonly id: string;
      readonly isRecurring: boolean;
      readonly location: string | null | undefined;
      readonly registration: SessionRegistration;
      readonly title: string;
      readonly updatedAt: string;
    };
  };
};
export type useUpdateSessionMutation = {
  response: useUpdateSessionMutation$data;
  variables: useUpdateSessionMutation$variables;
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
    "concreteType": "UpdateSessionPayload",
    "kind": "LinkedField",
    "name": "updateSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "session",
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dateTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "durationMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "capacity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "location",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRecurring",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "registration",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
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
    "name": "useUpdateSessionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateSessionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2879ca209f93d2312c86f4f012df1c9ed97607bef4d66c8263a035b2bd4d59f4",
    "metadata": {},
    "name": "useUpdateSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dfb05c1f6ffe6626fac3b5655c509cde";

export default node;
