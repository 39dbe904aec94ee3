/**
 * @generated SignedSource<<5625d4d605e801ff51e01adadf0c4148>>
 * @relayHash 95f2a1ecfcf44fc1083d2c3b6a7a6e7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b9156e64cf5fc01c34a13189f589ff7f522ac39258db49cae69f81c2e1c7b05

import { ConcreteRequest } from 'relay-runtime';
export type RenewCalendarFeedInput = {
  replaces?: string | null | undefined;
};
export type useFeedChangeRenewCalendarFeedMutation$variables = {
  input: RenewCalendarFeedInput;
};
export type useFeedChangeRenewCalendarFeedMutation$data = {
  readonly renewCalendarFeed: {
    readonly viewer: {
      readonly calendarFeed: {
        readonly createdAt: string;
        readonly id: string;
        readonly url: string;
      } | null | undefined;
    };
  };
};
export type useFeedChangeRenewCalendarFeedMutation = {
  response: useFeedChangeRenewCalendarFeedMutation$data;
  variables: useFeedChangeRenewCalendarFeedMutation$variables;
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
    "concreteType": "RenewCalendarFeedPayload",
    "kind": "LinkedField",
    "name": "renewCalendarFeed",
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
    "name": "useFeedChangeRenewCalendarFeedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFeedChangeRenewCalendarFeedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b9156e64cf5fc01c34a13189f589ff7f522ac39258db49cae69f81c2e1c7b05",
    "metadata": {},
    "name": "useFeedChangeRenewCalendarFeedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8063a88e90504036e4b40011fd6c3a7e";

export default node;
