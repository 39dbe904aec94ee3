/**
 * @generated SignedSource<<2ce03c2878a5d3d47cc459179dda313a>>
 * @relayHash 0c31042a7743369652a96d50a1e3e687
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58832dbac1e046c6133b1bbad9ddee0f45474ff8b466b30b9ff005cff1b16cc7

import { ConcreteRequest } from 'relay-runtime';
export type useReadingSubscription$variables = {
  id: string;
};
export type useReadingSubscription$data = {
  readonly sessionReadingChanged: {
    readonly endsAt: string | null | undefined;
    readonly leftSeconds: number | null | undefined;
    readonly minutes: number;
    readonly readers: ReadonlyArray<{
      readonly hasRead: boolean;
      readonly isReading: boolean;
      readonly member: {
        readonly id: string;
        readonly name: string;
      };
    }>;
    readonly version: number;
  };
};
export type useReadingSubscription = {
  response: useReadingSubscription$data;
  variables: useReadingSubscription$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "SessionReading",
    "kind": "LinkedField",
    "name": "sessionReadingChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minutes",
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
        "name": "leftSeconds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SessionReader",
        "kind": "LinkedField",
        "name": "readers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isReading",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasRead",
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
                "name": "name",
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
    "name": "useReadingSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadingSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "58832dbac1e046c6133b1bbad9ddee0f45474ff8b466b30b9ff005cff1b16cc7",
    "metadata": {},
    "name": "useReadingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "967a3150227e1d3d7b9a9bcdff7de453";

export default node;
