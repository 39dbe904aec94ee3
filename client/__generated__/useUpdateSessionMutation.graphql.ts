/**
 * @generated SignedSource<<5378e6929c35bf740faa19c450682637>>
 * @relayHash 2f085eeda62fcc4c2aaf2bad903329d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ebd2bf8773e9fe9fb7b05d6223f7720bb1a05581e1e823a3636ee8c40271406

import { ConcreteRequest } from 'relay-runtime';
export type SessionRegistration = "CLOSED" | "FULL" | "OPEN" | "%future added value";
export type UpdateSessionInput = {
  baseUpdatedAt?: string | null | undefined;
  capacity?: number | null | undefined;
  dateTime?: string | null | undefined;
  description?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  hasReading?: boolean | null | undefined;
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
      readonly hasReading: boolean;
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
            "name": "hasReading",
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
    "id": "2ebd2bf8773e9fe9fb7b05d6223f7720bb1a05581e1e823a3636ee8c40271406",
    "metadata": {},
    "name": "useUpdateSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e21cb630eebbc4c9bab10e6bca22a4bc";

export default node;
