/**
 * @generated SignedSource<<6e716eb64e6cd7bf2356aa2cdd6c9a40>>
 * @relayHash 8b7f54ad7d677e733164f1b2023fa48f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec4d225edcac38df8070cb67a54d664d486e60202e287f32d52158800fd28555

import { ConcreteRequest } from 'relay-runtime';
export type RevokeCalendarFeedInput = {
  id: string;
};
export type useFeedChangeRevokeCalendarFeedMutation$variables = {
  input: RevokeCalendarFeedInput;
};
export type useFeedChangeRevokeCalendarFeedMutation$data = {
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
export type useFeedChangeRevokeCalendarFeedMutation = {
  response: useFeedChangeRevokeCalendarFeedMutation$data;
  variables: useFeedChangeRevokeCalendarFeedMutation$variables;
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
    "name": "useFeedChangeRevokeCalendarFeedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFeedChangeRevokeCalendarFeedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ec4d225edcac38df8070cb67a54d664d486e60202e287f32d52158800fd28555",
    "metadata": {},
    "name": "useFeedChangeRevokeCalendarFeedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f4dacb46fa9b217544011c78311a2a11";

export default node;
