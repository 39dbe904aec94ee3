/**
 * @generated SignedSource<<99ab7b2890959cdf0c6b3d3ddb27d5dd>>
 * @relayHash a156a4699487f1c8d21318952cb5c3d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 589bff58fe9327b70342a85b86bc36f1031e4d77f3960bf67ba3b8917ef95c35

import { ConcreteRequest } from 'relay-runtime';
export type TwoStepSectionStartTotpMutation$variables = Record<PropertyKey, never>;
export type TwoStepSectionStartTotpMutation$data = {
  readonly startTotp: {
    readonly secret: string;
    readonly uri: string;
  };
};
export type TwoStepSectionStartTotpMutation = {
  response: TwoStepSectionStartTotpMutation$data;
  variables: TwoStepSectionStartTotpMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StartTotpPayload",
    "kind": "LinkedField",
    "name": "startTotp",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uri",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TwoStepSectionStartTotpMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TwoStepSectionStartTotpMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "589bff58fe9327b70342a85b86bc36f1031e4d77f3960bf67ba3b8917ef95c35",
    "metadata": {},
    "name": "TwoStepSectionStartTotpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f7e819b69168fa1988e9e0124949c2a";

export default node;
