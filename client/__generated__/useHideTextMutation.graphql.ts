/**
 * @generated SignedSource<<46c2e1ae9d8cbdec9878ad78f471fba8>>
 * @relayHash 30255c4bc7430abc9635c18038b90fb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 520334b72ae371286b69418ee1afb7b633271a6f99721e850583a230b30d67fb

import { ConcreteRequest } from 'relay-runtime';
export type HideContentInput = {
  id: string;
  reason: string;
};
export type useHideTextMutation$variables = {
  input: HideContentInput;
};
export type useHideTextMutation$data = {
  readonly hideContent: {
    readonly contentId: string;
  };
};
export type useHideTextMutation = {
  response: useHideTextMutation$data;
  variables: useHideTextMutation$variables;
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
    "concreteType": "HideContentPayload",
    "kind": "LinkedField",
    "name": "hideContent",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contentId",
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
    "name": "useHideTextMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHideTextMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "520334b72ae371286b69418ee1afb7b633271a6f99721e850583a230b30d67fb",
    "metadata": {},
    "name": "useHideTextMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "467419a4a3099bf5c146febf49d20a30";

export default node;
