/**
 * @generated SignedSource<<1625eb682626a422ece325405cda61d6>>
 * @relayHash 15deb88881781f0de483a2e17ac7f8c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccc323878e55048dd687f2db48bbe3a8cb401dd14f2b4ce57f477c7f3646e9d2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WithdrawSessionPlaceRequestInput = {
  id: string;
};
export type AwaitPlaceWithdrawSessionPlaceRequestMutation$variables = {
  input: WithdrawSessionPlaceRequestInput;
};
export type AwaitPlaceWithdrawSessionPlaceRequestMutation$data = {
  readonly withdrawSessionPlaceRequest: {
    readonly session: {
      readonly " $fragmentSpreads": FragmentRefs<"SessionSeats_session">;
    };
  };
};
export type AwaitPlaceWithdrawSessionPlaceRequestMutation = {
  response: AwaitPlaceWithdrawSessionPlaceRequestMutation$data;
  variables: AwaitPlaceWithdrawSessionPlaceRequestMutation$variables;
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
    "name": "AwaitPlaceWithdrawSessionPlaceRequestMutation",
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
    "name": "AwaitPlaceWithdrawSessionPlaceRequestMutation",
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
    "id": "ccc323878e55048dd687f2db48bbe3a8cb401dd14f2b4ce57f477c7f3646e9d2",
    "metadata": {},
    "name": "AwaitPlaceWithdrawSessionPlaceRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "07e32545fb46b96e183b8654b8f68f19";

export default node;
