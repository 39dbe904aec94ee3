/**
 * @generated SignedSource<<09dbc12e3ec6acc63500d25f5c747c11>>
 * @relayHash 4be75e9eaf2e5905b5e07a65c0e08c25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f396529ac1242bed30b38c4cae49909ced8cc2e596258c3ba1a2fd2b75e4bb44

import { ConcreteRequest } from 'relay-runtime';
export type RenameStoryVersionInput = {
  id: string;
  name?: string | null | undefined;
};
export type VersionRowRenameStoryVersionMutation$variables = {
  input: RenameStoryVersionInput;
};
export type VersionRowRenameStoryVersionMutation$data = {
  readonly renameStoryVersion: {
    readonly version: {
      readonly id: string;
      readonly name: string | null | undefined;
    };
  };
};
export type VersionRowRenameStoryVersionMutation = {
  response: VersionRowRenameStoryVersionMutation$data;
  variables: VersionRowRenameStoryVersionMutation$variables;
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
    "name": "VersionRowRenameStoryVersionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VersionRowRenameStoryVersionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f396529ac1242bed30b38c4cae49909ced8cc2e596258c3ba1a2fd2b75e4bb44",
    "metadata": {},
    "name": "VersionRowRenameStoryVersionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c16461494325767088928d18e29556f3";

export default node;
