/**
 * @generated SignedSource<<fcebda475556ddc78cef11504e82d459>>
 * @relayHash 4c9fea3df399de3f4f42d5544c038fe9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd422265fad9a0b32bd8685ebd971b0db798e805b00b981a1458450cc3d8d2a4

import { ConcreteRequest } from 'relay-runtime';
export type DeleteStoryInput = {
  baseUpdatedAt?: string | null | undefined;
  id: string;
};
export type useDeleteStoryMutation$variables = {
  input: DeleteStoryInput;
};
export type useDeleteStoryMutation$data = {
  readonly deleteStory: {
    readonly deletedStoryId: string;
  };
};
export type useDeleteStoryMutation = {
  response: useDeleteStoryMutation$data;
  variables: useDeleteStoryMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedStoryId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteStoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteStoryPayload",
        "kind": "LinkedField",
        "name": "deleteStory",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteStoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteStoryPayload",
        "kind": "LinkedField",
        "name": "deleteStory",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedStoryId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cd422265fad9a0b32bd8685ebd971b0db798e805b00b981a1458450cc3d8d2a4",
    "metadata": {},
    "name": "useDeleteStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc807c6614fb3a216fa6c3aa6dd26f00";

export default node;
