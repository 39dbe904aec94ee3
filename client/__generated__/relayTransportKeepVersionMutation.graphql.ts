/**
 * @generated SignedSource<<381c9afffe0cdb8173712b2f59358c60>>
 * @relayHash f15ee8bbf896d810386177a1797ff94e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 234aeda0d72510884b2bfcc7f1e41404fa5905c93e78769f7c94d12eaea9a208

import { ConcreteRequest } from 'relay-runtime';
export type CreateStoryVersionInput = {
  content?: string | null | undefined;
  localId?: string | null | undefined;
  name?: string | null | undefined;
  storyId: string;
  title?: string | null | undefined;
};
export type relayTransportKeepVersionMutation$variables = {
  input: CreateStoryVersionInput;
};
export type relayTransportKeepVersionMutation$data = {
  readonly createStoryVersion: {
    readonly version: {
      readonly id: string;
    };
  };
};
export type relayTransportKeepVersionMutation = {
  response: relayTransportKeepVersionMutation$data;
  variables: relayTransportKeepVersionMutation$variables;
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
    "name": "relayTransportKeepVersionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "relayTransportKeepVersionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "234aeda0d72510884b2bfcc7f1e41404fa5905c93e78769f7c94d12eaea9a208",
    "metadata": {},
    "name": "relayTransportKeepVersionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "100cf61bd7c2a5daf00a55a4ffc596bd";

export default node;
