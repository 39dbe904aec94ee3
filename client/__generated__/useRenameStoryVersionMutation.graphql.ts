/**
 * @generated SignedSource<<0c64d9956dea12e0c74229b2c18c62bd>>
 * @relayHash b928a46f8339b706bb14e75d73258a08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7975d439a4fa9a8e56f261538ce1784950f857285f7d64ea6606578b8fde50e5

import { ConcreteRequest } from 'relay-runtime';
export type RenameStoryVersionInput = {
  id: string;
  name?: string | null | undefined;
};
export type useRenameStoryVersionMutation$variables = {
  input: RenameStoryVersionInput;
};
export type useRenameStoryVersionMutation$data = {
  readonly renameStoryVersion: {
    readonly version: {
      readonly id: string;
      readonly name: string | null | undefined;
    };
  };
};
export type useRenameStoryVersionMutation = {
  response: useRenameStoryVersionMutation$data;
  variables: useRenameStoryVersionMutation$variables;
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
    "concreteType": "RenameStoryVersionPayload",
    "kind": "LinkedField",
    "name": "renameStoryVersion",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StoryVersion",
        "kind": "LinkedField",
        "name": "version",
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
            "name": "name",
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
    "name": "useRenameStoryVersionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenameStoryVersionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7975d439a4fa9a8e56f261538ce1784950f857285f7d64ea6606578b8fde50e5",
    "metadata": {},
    "name": "useRenameStoryVersionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28ad7d2e3ad6a0f77746f41ddc32378e";

export default node;
