/**
 * @generated SignedSource<<726fab638854223334b29144bacd654c>>
 * @relayHash 9d5756fafd6cf434dc0810c8dff8b67e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ba76fd1349d1253cc7868845fda7fbcb28b45b6993b78980dc1521ac72b0cd3

import { ConcreteRequest } from 'relay-runtime';
export type RenewCalendarFeedInput = {
  replaces?: string | null | undefined;
};
export type useRenewCalendarFeedMutation$variables = {
  input: RenewCalendarFeedInput;
};
export type useRenewCalendarFeedMutation$data = {
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
export type useRenewCalendarFeedMutation = {
  response: useRenewCalendarFeedMutation$data;
  variables: useRenewCalendarFeedMutation$variables;
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
    "name": "useRenewCalendarFeedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenewCalendarFeedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1ba76fd1349d1253cc7868845fda7fbcb28b45b6993b78980dc1521ac72b0cd3",
    "metadata": {},
    "name": "useRenewCalendarFeedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5aee285dd9cd12b3deccbf0eeb563dc3";

export default node;
