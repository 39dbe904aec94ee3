/**
 * @generated SignedSource<<319996ffe3552d3af41664b4a1a3f3ec>>
 * @relayHash b819d589ad4384785b9398c6387d6abb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46f52ac16c0e7a348393659348697c0a7e92caa204c9d7576f9c782f12aa4efd

import { ConcreteRequest } from 'relay-runtime';
export type SessionCalendarLinkQuery$variables = {
  id: string;
};
export type SessionCalendarLinkQuery$data = {
  readonly session: {
    readonly calendarUrl: string | null | undefined;
  } | null | undefined;
};
export type SessionCalendarLinkQuery = {
  response: SessionCalendarLinkQuery$data;
  variables: SessionCalendarLinkQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "calendarUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionCalendarLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "session",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionCalendarLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "session",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "46f52ac16c0e7a348393659348697c0a7e92caa204c9d7576f9c782f12aa4efd",
    "metadata": {},
    "name": "SessionCalendarLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "10d898b04282611cf922719cbf2f9bf8";

export default node;
