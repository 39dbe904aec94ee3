/**
 * @generated SignedSource<<36e419808948df5661d521a3c2a37a5f>>
 * @relayHash ba7772b622e39e71b9a3fabc10a0a3dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0da95699578f19eca0589263bae8cf563fe50452d069ec9f4e0e387ed1f31489

import { ConcreteRequest } from 'relay-runtime';
export type RevokeCalendarFeedInput = {
  id: string;
};
export type useRevokeCalendarFeedMutation$variables = {
  input: RevokeCalendarFeedInput;
};
export type useRevokeCalendarFeedMutation$data = {
  readonly revokeCalendarFeed: {
    readonly viewer: {
      readonly calendarFeed: {
        readonly createdAt: string;
        readonly id: string;
        readonly url: string;
      } | null | undefined;
    };
  };
};
export type useRevokeCalendarFeedMutation = {
  response: useRevokeCalendarFeedMutation$data;
  variables: useRevokeCalendarFeedMutation$variables;
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
    "concreteType": "RevokeCalendarFeedPayload",
    "kind": "LinkedField",
    "name": "revokeCalendarFeed",
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
            "concreteType": "CalendarFeed",
            "kind": "LinkedField",
            "name": "calendarFeed",
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
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
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
    "name": "useRevokeCalendarFeedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevokeCalendarFeedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0da95699578f19eca0589263bae8cf563fe50452d069ec9f4e0e387ed1f31489",
    "metadata": {},
    "name": "useRevokeCalendarFeedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a8a443835b1707607b668b2dc02d8ac";

export default node;
