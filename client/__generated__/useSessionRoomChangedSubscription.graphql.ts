/**
 * @generated SignedSource<<fce830809e563ac60f7771c66f6888fd>>
 * @relayHash 57f1d63997c7bd011efe90ae395e4229
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 000a909b1dedb4a9253d7b255e067a5d19f1ca02501bb4610aed365745637210

import { ConcreteRequest } from 'relay-runtime';
export type useSessionRoomChangedSubscription$variables = {
  id: string;
};
export type useSessionRoomChangedSubscription$data = {
  readonly sessionRoomChanged: {
    readonly session: {
      readonly id: string;
      readonly room: {
        readonly writers: ReadonlyArray<{
          readonly isHere: boolean;
          readonly isLeader: boolean;
          readonly member: {
            readonly displayName: string | null | undefined;
            readonly id: string;
            readonly isDeleted: boolean;
            readonly name: string;
            readonly profileImageUrl: string | null | undefined;
            readonly username: string;
          };
          readonly piece: {
            readonly exercise: {
              readonly id: string;
              readonly title: string;
            } | null | undefined;
            readonly title: string;
          } | null | undefined;
          readonly words: number | null | undefined;
        }>;
      };
    };
  };
};
export type useSessionRoomChangedSubscription = {
  response: useSessionRoomChangedSubscription$data;
  variables: useSessionRoomChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "SessionRoom",
    "kind": "LinkedField",
    "name": "sessionRoomChanged",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SessionRoom",
            "kind": "LinkedField",
            "name": "room",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SessionRoomWriter",
                "kind": "LinkedField",
                "name": "writers",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isHere",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isLeader",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "words",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SessionPiece",
                    "kind": "LinkedField",
                    "name": "piece",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Exercise",
                        "kind": "LinkedField",
                        "name": "exercise",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "member",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
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
                        "name": "username",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "profileImageUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isDeleted",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
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
    "name": "useSessionRoomChangedSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSessionRoomChangedSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "000a909b1dedb4a9253d7b255e067a5d19f1ca02501bb4610aed365745637210",
    "metadata": {},
    "name": "useSessionRoomChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2d38ef8b398a64fe20be0475ca64dc06";

export default node;
