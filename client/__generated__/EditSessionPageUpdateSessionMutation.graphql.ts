/**
 * @generated SignedSource<<ea62b3748187d3f90fcc7cdc6f9ce57d>>
 * @relayHash 8f81c6d84525af60064b17e0cb6206a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc05aa85fdad382d13571f8829b56978148ccd3adb80395a8488deae13deedbc

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
export type EditSessionPageUpdateSessionMutation$variables = {
  input: UpdateSessionInput;
};
export type EditSessionPageUpdateSessionMutation$data = {
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
export type EditSessionPageUpdateSessionMutation = {
  response: EditSessionPageUpdateSessionMutation$data;
  variables: EditSessionPageUpdateSessionMutation$variables;
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
    "name": "EditSessionPageUpdateSessionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditSessionPageUpdateSessionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cc05aa85fdad382d13571f8829b56978148ccd3adb80395a8488deae13deedbc",
    "metadata": {},
    "name": "EditSessionPageUpdateSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4d2c983633ca32119c1b707dd2b02da1";

export default node;
