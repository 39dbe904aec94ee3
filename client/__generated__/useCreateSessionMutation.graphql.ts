/**
 * @generated SignedSource<<78c99593f7d929ce717604ffe9e1caea>>
 * @relayHash f09426da341f26098b96daf1057fd6d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8612e28a0bcb11f702cb62efd7f1b54f945f8f6d747b6c0d167dfb154a0e81c0

import { ConcreteRequest } from 'relay-runtime';
export type CreateSessionInput = {
  capacity: number;
  dateTime: string;
  description: string;
  durationMinutes: number;
  hasReading?: boolean | null | undefined;
  isRecurring?: boolean | null | undefined;
  localId?: string | null | undefined;
  location?: string | null | undefined;
  title: string;
};
export type useCreateSessionMutation$variables = {
  input: CreateSessionInput;
};
export type useCreateSessionMutation$data = {
  readonly createSession: {
    readonly session: {
      readonly id: string;
    };
  };
};
export type useCreateSessionMutation = {
  response: useCreateSessionMutation$data;
  variables: useCreateSessionMutation$variables;
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
    "concreteType": "CreateSessionPayload",
    "kind": "LinkedField",
    "name": "createSession",
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
    "name": "useCreateSessionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateSessionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8612e28a0bcb11f702cb62efd7f1b54f945f8f6d747b6c0d167dfb154a0e81c0",
    "metadata": {},
    "name": "useCreateSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c730ca049e1bfade9163bd5381b58920";

export default node;
