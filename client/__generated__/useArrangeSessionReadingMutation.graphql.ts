/**
 * @generated SignedSource<<f3efa1eddaaaa986b91a2e71d16a992f>>
 * @relayHash 8baaccf0f5372518ce3973b5b1445565
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d7e0422c235d6336f205f598adab3df3ce26bc57cedecabf53e73aafd46257f

import { ConcreteRequest } from 'relay-runtime';
export type ArrangeSessionReadingInput = {
  memberIds?: ReadonlyArray<string> | null | undefined;
  minutes?: number | null | undefined;
  sessionId: string;
  version: number;
};
export type useArrangeSessionReadingMutation$variables = {
  input: ArrangeSessionReadingInput;
};
export type useArrangeSessionReadingMutation$data = {
  readonly arrangeSessionReading: {
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
export type useArrangeSessionReadingMutation = {
  response: useArrangeSessionReadingMutation$data;
  variables: useArrangeSessionReadingMutation$variables;
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
    "concreteType": "ArrangeSessionReadingPayload",
    "kind": "LinkedField",
    "name": "arrangeSessionReading",
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
    "name": "useArrangeSessionReadingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useArrangeSessionReadingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3d7e0422c235d6336f205f598adab3df3ce26bc57cedecabf53e73aafd46257f",
    "metadata": {},
    "name": "useArrangeSessionReadingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "31532889cba2a27d53aae0ae5a423bcc";

export default node;
