/**
 * @generated SignedSource<<acb99a86611dd917da298b2105618ad4>>
 * @relayHash 950b39954b30e17224ad37fdd7ff4a51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e6f4ad729e94528a55efe6af1fc16e5a883ab57c7fc668b938b499f899f1216

import { ConcreteRequest } from 'relay-runtime';
export type DeleteStoryInput = {
  baseUpdatedAt?: string | null | undefined;
  id: string;
};
export type relayTransportDeleteStoryMutation$variables = {
  input: DeleteStoryInput;
};
export type relayTransportDeleteStoryMutation$data = {
  readonly deleteStory: {
    readonly deletedStoryId: string;
  };
};
export type relayTransportDeleteStoryMutation = {
  response: relayTransportDeleteStoryMutation$data;
  variables: relayTransportDeleteStoryMutation$variables;
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
    "name": "relayTransportDeleteStoryMutation",
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
    "name": "relayTransportDeleteStoryMutation",
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
    "id": "8e6f4ad729e94528a55efe6af1fc16e5a883ab57c7fc668b938b499f899f1216",
    "metadata": {},
    "name": "relayTransportDeleteStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee1308a00c8a0f586439e1d1817e260d";

export default node;
