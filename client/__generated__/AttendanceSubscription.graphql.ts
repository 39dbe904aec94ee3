/**
 * @generated SignedSource<<e185764cdec6fc6efac44e0bb39846fd>>
 * @relayHash 864ac09bd4bcaf983a9fcd7dec44bffa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b1400d170b186414e52f752fc27c3bdd8eed2ef535dab7330c3b169eb3f180c

import { ConcreteRequest } from 'relay-runtime';
export type AttendanceSubscription$variables = {
  id: string;
};
export type AttendanceSubscription$data = {
  readonly attendSession: {
    readonly session: {
      readonly id: string;
    };
  };
};
export type AttendanceSubscription = {
  response: AttendanceSubscription$data;
  variables: AttendanceSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "SessionAttendance",
    "kind": "LinkedField",
    "name": "attendSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "session",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "AttendanceSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AttendanceSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2b1400d170b186414e52f752fc27c3bdd8eed2ef535dab7330c3b169eb3f180c",
    "metadata": {},
    "name": "AttendanceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "946a56bfa10b3ceb0259a18b3c0a6b77";

export default node;
