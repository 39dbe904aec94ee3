/**
 * @generated SignedSource<<87401acd34175afd66bb8da8dad8a2a5>>
 * @relayHash bed7899a9a2611b550d67c753d835248
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc3e59f38926da34d909b062f7078e526854a92ad0d2310c435e114f3f858dd8

import { ConcreteRequest } from 'relay-runtime';
export type accountTransportQuery$variables = Record<PropertyKey, never>;
export type accountTransportQuery$data = {
  readonly viewer: {
    readonly settings: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  } | null | undefined;
};
export type accountTransportQuery = {
  response: accountTransportQuery$data;
  variables: accountTransportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "concreteType": "MemberSetting",
        "kind": "LinkedField",
        "name": "settings",
        "plural": true,
        "selections": [
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
            "name": "value",
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
    "name": "accountTransportQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "accountTransportQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cc3e59f38926da34d909b062f7078e526854a92ad0d2310c435e114f3f858dd8",
    "metadata": {},
    "name": "accountTransportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c89ccd8546a49c328172a9ff83088d1";

export default node;
