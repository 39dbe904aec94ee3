/**
 * @generated SignedSource<<44bff5ee550d1e95f32a4e6484c591a2>>
 * @relayHash 838f0d87f86ff2201c524aefa00fee55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6fd277265635e93779f1ba0c94f3dd53a01d2d943b6681bb5df2458ff02d924

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
export type NewSessionPageCreateSessionMutation$variables = {
  input: CreateSessionInput;
};
export type NewSessionPageCreateSessionMutation$data = {
  readonly createSession: {
    readonly session: {
      readonly id: string;
    };
  };
};
export type NewSessionPageCreateSessionMutation = {
  response: NewSessionPageCreateSessionMutation$data;
  variables: NewSessionPageCreateSessionMutation$variables;
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
    "name": "NewSessionPageCreateSessionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewSessionPageCreateSessionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b6fd277265635e93779f1ba0c94f3dd53a01d2d943b6681bb5df2458ff02d924",
    "metadata": {},
    "name": "NewSessionPageCreateSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "51f65908f3ec0acae0f30125d4146a49";

export default node;
