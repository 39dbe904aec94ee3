/**
 * @generated SignedSource<<5c97b3d2a667bea970496412b9922d59>>
 * @relayHash 1bed489e4f95af54be15db91fbf44b7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adedf0075d4a0fc073380dbaf5fe781600a89786bee87bab5f2df5465722ac9d

import { ConcreteRequest } from 'relay-runtime';
export type useStartTotpMutation$variables = Record<PropertyKey, never>;
export type useStartTotpMutation$data = {
  readonly startTotp: {
    readonly secret: string;
    readonly uri: string;
  };
};
export type useStartTotpMutation = {
  response: useStartTotpMutation$data;
  variables: useStartTotpMutation$variables;
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
    "name": "useStartTotpMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useStartTotpMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "adedf0075d4a0fc073380dbaf5fe781600a89786bee87bab5f2df5465722ac9d",
    "metadata": {},
    "name": "useStartTotpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a522500ea7cfbcbaa9a6d5d44992fed7";

export default node;
