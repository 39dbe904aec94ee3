/**
 * @generated SignedSource<<547fd9cfb3b1e949339652ce8dc8fde5>>
 * @relayHash 51c104a8d3d6adeabf12b4b46641ee8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b689895d0b504020883a51c878479184b769c670ad1b35366f16244e507338f

import { ConcreteRequest } from 'relay-runtime';
export type useDisableTotpMutation$variables = Record<PropertyKey, never>;
export type useDisableTotpMutation$data = {
  readonly disableTotp: {
    readonly viewer: {
      readonly secondFactor: {
        readonly turnedOnAt: string;
      } | null | undefined;
    };
  };
};
export type useDisableTotpMutation = {
  response: useDisableTotpMutation$data;
  variables: useDisableTotpMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DisableTotpPayload",
    "kind": "LinkedField",
    "name": "disableTotp",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SecondFactor",
            "kind": "LinkedField",
            "name": "secondFactor",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "turnedOnAt",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDisableTotpMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDisableTotpMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0b689895d0b504020883a51c878479184b769c670ad1b35366f16244e507338f",
    "metadata": {},
    "name": "useDisableTotpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "955f244eb33165298a95712806681b01";

export default node;
