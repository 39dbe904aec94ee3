/**
 * @generated SignedSource<<8b165a9e6b00fe9321f189d855d0381d>>
 * @relayHash 6aaac3098c48fa4c065bb59abc90cbba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8de215bb2320c1694d7e6ce4e364496af36c70dac2ba02bfe946b60054dace5

import { ConcreteRequest } from 'relay-runtime';
export type NewSessionPageQuery$variables = Record<PropertyKey, never>;
export type NewSessionPageQuery$data = {
  readonly info: {
    readonly extraFields: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  };
};
export type NewSessionPageQuery = {
  response: NewSessionPageQuery$data;
  variables: NewSessionPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AppInfo",
    "kind": "LinkedField",
    "name": "info",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AppInfoField",
        "kind": "LinkedField",
        "name": "extraFields",
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
    "name": "NewSessionPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewSessionPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b8de215bb2320c1694d7e6ce4e364496af36c70dac2ba02bfe946b60054dace5",
    "metadata": {},
    "name": "NewSessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a508d3745544e698993a614a4d572d80";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
