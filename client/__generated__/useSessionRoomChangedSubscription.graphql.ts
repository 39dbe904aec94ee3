/**
 * @generated SignedSource<<c2dfa0bf7906ca3b3bc5410b320efd4d>>
 * @relayHash b65aca26d4d43f92d5d35f2e6cff8436
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad4929dcdfbf8ecb5fd31bc077c43fd388cd5b088ac4bfc85337865e782b72e7

import { ConcreteRequest } from 'relay-runtime';
export type useSessionRoomChangedSubscription$variables = {
  id: string;
};
export type useSessionRoomChangedSubscription$data = {
  readonly sessionRoomChanged: {
    readonly session: {
      readonly id: string;
      readonly room: {
        readonly sprintResult: {
          readonly endsAt: string;
          readonly startedAt: string;
          readonly words: number;
          readonly writers: ReadonlyArray<{
            readonly member: {
              readonly id: string;
              readonly name: string;
            };
            readonly words: number;
          }>;
        } | null | undefined;
        readonly writers: ReadonlyArray<{
          readonly intention: string | null | undefined;
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
  "name": "words",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = [
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
                "concreteType": "SessionSprintResult",
                "kind": "LinkedField",
                "name": "sprintResult",
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
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SessionSprintWriter",
                    "kind": "LinkedField",
                    "name": "writers",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "member",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "intention",
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
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Exercise",
                        "kind": "LinkedField",
                        "name": "exercise",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v4/*:: as any*/)
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
                      (v3/*:: as any*/),
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
    "selections": (v5/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSessionRoomChangedSubscription",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "ad4929dcdfbf8ecb5fd31bc077c43fd388cd5b088ac4bfc85337865e782b72e7",
    "metadata": {},
    "name": "useSessionRoomChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b9f61459807cfeed7bdd2ae094ca4998";

export default node;
