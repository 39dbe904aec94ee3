/**
 * @generated SignedSource<<e5bea71f5f78982a6d70e4b680efe35a>>
 * @relayHash 99352e2581faf8240981629f788cea52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a15d95bfbd243f690945bcd15b84dd6a1d6a363451fef07c9a591b6c1c4f90df

import { ConcreteRequest } from 'relay-runtime';
export type CreateStoryVersionInput = {
  content?: string | null | undefined;
  localId?: string | null | undefined;
  name?: string | null | undefined;
  storyId: string;
  title?: string | null | undefined;
};
export type storyTransportKeepVersionMutation$variables = {
  input: CreateStoryVersionInput;
};
export type storyTransportKeepVersionMutation$data = {
  readonly createStoryVersion: {
    readonly version: {
      readonly id: string;
    };
  };
};
export type storyTransportKeepVersionMutation = {
  response: storyTransportKeepVersionMutation$data;
  variables: storyTransportKeepVersionMutation$variables;
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
    "concreteType": "CreateStoryVersionPayload",
    "kind": "LinkedField",
    "name": "createStoryVersion",
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
    "name": "storyTransportKeepVersionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "storyTransportKeepVersionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a15d95bfbd243f690945bcd15b84dd6a1d6a363451fef07c9a591b6c1c4f90df",
    "metadata": {},
    "name": "storyTransportKeepVersionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8aa74d721ecffc11b6e90d284767150b";

export default node;
