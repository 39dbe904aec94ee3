/**
 * @generated SignedSource<<51a7c7ae2c48231000859d0afedcef7c>>
 * @relayHash 554ba15c6860dc9a6ea16ce83f91af15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27a9a55d7348c7fe7b4e5d26936c35c10b2d23e25c1c7230ed84ce8f694a8c86

import { ConcreteRequest } from 'relay-runtime';
export type DeleteStoryInput = {
  baseUpdatedAt?: string | null | undefined;
  id: string;
};
export type storyTransportDeleteMutation$variables = {
  input: DeleteStoryInput;
};
export type storyTransportDeleteMutation$data = {
  readonly deleteStory: {
    readonly deletedStoryId: string;
  };
};
export type storyTransportDeleteMutation = {
  response: storyTransportDeleteMutation$data;
  variables: storyTransportDeleteMutation$variables;
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
    "name": "storyTransportDeleteMutation",
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
    "name": "storyTransportDeleteMutation",
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
    "id": "27a9a55d7348c7fe7b4e5d26936c35c10b2d23e25c1c7230ed84ce8f694a8c86",
    "metadata": {},
    "name": "storyTransportDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76ecdd00cf6c764aca38893a6552384a";

export default node;
