/**
 * @generated SignedSource<<f314349cb3a4de9e4627103003ff8e8d>>
 * @relayHash 85fa900bd9e04bcfbc4cfb8a66a3d58d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee662a1c19b1cff19a5a2569e9e915c9ca3ebedbf6c83d0a234d97f3ac3a1f84

import { ConcreteRequest } from 'relay-runtime';
export type SessionReadingStep = "END" | "NEXT" | "PAUSE" | "START" | "%future added value";
export type StepSessionReadingInput = {
  sessionId: string;
  step: SessionReadingStep;
  version: number;
};
export type useStepSessionReadingMutation$variables = {
  input: StepSessionReadingInput;
};
export type useStepSessionReadingMutation$data = {
  readonly stepSessionReading: {
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
export type useStepSessionReadingMutation = {
  response: useStepSessionReadingMutation$data;
  variables: useStepSessionReadingMutation$variables;
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
    "concreteType": "StepSessionReadingPayload",
    "kind": "LinkedField",
    "name": "stepSessionReading",
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
    "name": "useStepSessionReadingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStepSessionReadingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ee662a1c19b1cff19a5a2569e9e915c9ca3ebedbf6c83d0a234d97f3ac3a1f84",
    "metadata": {},
    "name": "useStepSessionReadingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95ef10a1d32b7c7aadbecd93faf1d67d";

export default node;
