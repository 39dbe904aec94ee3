/**
 * @generated SignedSource<<e8328ea5dfcd44e67705e0df17959eae>>
 * @relayHash 31328cf42eb4a8fdea244ecfc146b86c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f6f6a8c07a00b6e0d58cc179374d8bbc3307ee19427629d6e7878ee147abc85

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StorySessionClockQuery$variables = {
  id: string;
};
export type StorySessionClockQuery$data = {
  readonly session: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SprintClock_session">;
  } | null | undefined;
};
export type StorySessionClockQuery = {
  response: StorySessionClockQuery$data;
  variables: StorySessionClockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StorySessionClockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "session",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SprintClock_session"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StorySessionClockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "session",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SessionSprint",
            "kind": "LinkedField",
            "name": "sprint",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0f6f6a8c07a00b6e0d58cc179374d8bbc3307ee19427629d6e7878ee147abc85",
    "metadata": {},
    "name": "StorySessionClockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7eba0fc11f3b76abf83ef0f1c76d7779";

export default node;
