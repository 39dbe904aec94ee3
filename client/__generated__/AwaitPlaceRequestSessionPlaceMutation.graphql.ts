/**
 * @generated SignedSource<<613e322b1e3ac5e0eac5ed338fc441c5>>
 * @relayHash e15c3b77609c276ce317f2b3c42ff56b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 556bb266c58dabe24ba1b0210caf621e28a2f6f220778b171202108a5e659281

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RequestSessionPlaceInput = {
  id: string;
};
export type AwaitPlaceRequestSessionPlaceMutation$variables = {
  input: RequestSessionPlaceInput;
};
export type AwaitPlaceRequestSessionPlaceMutation$data = {
  readonly requestSessionPlace: {
    readonly session: {
      readonly " $fragmentSpreads": FragmentRefs<"SessionSeats_session">;
    };
  };
};
export type AwaitPlaceRequestSessionPlaceMutation = {
  response: AwaitPlaceRequestSessionPlaceMutation$data;
  variables: AwaitPlaceRequestSessionPlaceMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AwaitPlaceRequestSessionPlaceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RequestSessionPlacePayload",
        "kind": "LinkedField",
        "name": "requestSessionPlace",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "SessionSeats_session"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AwaitPlaceRequestSessionPlaceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RequestSessionPlacePayload",
        "kind": "LinkedField",
        "name": "requestSessionPlace",
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
                "name": "status",
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
                "name": "viewerIsParticipant",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerIsLeader",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerAwaitsPlace",
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
    "id": "556bb266c58dabe24ba1b0210caf621e28a2f6f220778b171202108a5e659281",
    "metadata": {},
    "name": "AwaitPlaceRequestSessionPlaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "26eb45fcd0ea724b7cb4c28eca6d66f4";

export default node;
