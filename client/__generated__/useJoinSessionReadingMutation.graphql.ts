/**
 * @generated SignedSource<<a64d109fb3c291f0cacc24cbd473ef25>>
 * @relayHash eb80db228329df9b6bb5532691bf70a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b6513a85cdfdce2c71d62888a1638b9af85a89c447b8b324c25c5cc1ebee0db

import { ConcreteRequest } from 'relay-runtime';
export type JoinSessionReadingInput = {
  sessionId: string;
};
export type useJoinSessionReadingMutation$variables = {
  input: JoinSessionReadingInput;
};
export type useJoinSessionReadingMutation$data = {
  readonly joinSessionReading: {
    readonly reading: {
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
};
export type useJoinSessionReadingMutation = {
  response: useJoinSessionReadingMutation$data;
  variables: useJoinSessionReadingMutation$variables;
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
    "concreteType": "JoinSessionReadingPayload",
    "kind": "LinkedField",
    "name": "joinSessionReading",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SessionReading",
        "kind": "LinkedField",
        "name": "reading",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useJoinSessionReadingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJoinSessionReadingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4b6513a85cdfdce2c71d62888a1638b9af85a89c447b8b324c25c5cc1ebee0db",
    "metadata": {},
    "name": "useJoinSessionReadingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f7b5c27e510aa2bfcc2fb94ec3aefa9";

export default node;
