/**
 * @generated SignedSource<<ddd3b3174631d96732fbb71cf3a5861c>>
 * @relayHash c367de74d6e75b1cdcd9ec6d266f4ade
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1197323c5dde4f12f5bb0d6e8ec5b83fc50cddd975b10fc77aefc35411b9c092

import { ConcreteRequest } from 'relay-runtime';
export type useFreshAddressQuery$variables = Record<PropertyKey, never>;
export type useFreshAddressQuery$data = {
  readonly viewer: {
    readonly email: string;
    readonly emailConfirmedAt: string | null | undefined;
    readonly notificationSettings: {
      readonly mailRefusedAt: string | null | undefined;
    };
    readonly pendingEmail: string | null | undefined;
  } | null | undefined;
};
export type useFreshAddressQuery = {
  response: useFreshAddressQuery$data;
  variables: useFreshAddressQuery$variables;
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
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "emailConfirmedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pendingEmail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationSettings",
        "kind": "LinkedField",
        "name": "notificationSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mailRefusedAt",
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
    "name": "useFreshAddressQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFreshAddressQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1197323c5dde4f12f5bb0d6e8ec5b83fc50cddd975b10fc77aefc35411b9c092",
    "metadata": {},
    "name": "useFreshAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2d1d995e86bbce926a999dc99fd8ef6b";

export default node;
