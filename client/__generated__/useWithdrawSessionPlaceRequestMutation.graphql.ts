/**
 * @generated SignedSource<<0547149ee09efbb34c2fad5f257260d1>>
 * @relayHash 543236edc12ed0344c61201566adb496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a98669a0e611b44e7b637de1e59b23cee264cea5bf25ffd7cfcfe16c27c5328

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WithdrawSessionPlaceRequestInput = {
  id: string;
};
export type useWithdrawSessionPlaceRequestMutation$variables = {
  input: WithdrawSessionPlaceRequestInput;
};
export type useWithdrawSessionPlaceRequestMutation$data = {
  readonly withdrawSessionPlaceRequest: {
    readonly session: {
      readonly " $fragmentSpreads": FragmentRefs<"SessionSeats_session">;
    };
  };
};
export type useWithdrawSessionPlaceRequestMutation = {
  response: useWithdrawSessionPlaceRequestMutation$data;
  variables: useWithdrawSessionPlaceRequestMutation$variables;
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
    "name": "useWithdrawSessionPlaceRequestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WithdrawSessionPlaceRequestPayload",
        "kind": "LinkedField",
        "name": "withdrawSessionPlaceRequest",
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
    "name": "useWithdrawSessionPlaceRequestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WithdrawSessionPlaceRequestPayload",
        "kind": "LinkedField",
        "name": "withdrawSessionPlaceRequest",
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
    "id": "2a98669a0e611b44e7b637de1e59b23cee264cea5bf25ffd7cfcfe16c27c5328",
    "metadata": {},
    "name": "useWithdrawSessionPlaceRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee43cea7a0b3ee1123666bbf8730ef8f";

export default node;
