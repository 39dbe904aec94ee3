/**
 * @generated SignedSource<<19fd60f6e2a949f4235dca0940dd5ad5>>
 * @relayHash 3d16a503e9025836ff98bea384fe4968
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 080a37e96f8c95186349e6418cd71a5989fd598d7f4c68ed0c6b9280dae41aae

import { ConcreteRequest } from 'relay-runtime';
export type SaveSettingsInput = {
  settings: ReadonlyArray<SettingInput>;
};
export type SettingInput = {
  changedAgoMs: number;
  name: string;
  value: string;
};
export type accountTransportSaveMutation$variables = {
  input: SaveSettingsInput;
};
export type accountTransportSaveMutation$data = {
  readonly saveSettings: {
    readonly settings: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  };
};
export type accountTransportSaveMutation = {
  response: accountTransportSaveMutation$data;
  variables: accountTransportSaveMutation$variables;
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
    "concreteType": "SaveSettingsPayload",
    "kind": "LinkedField",
    "name": "saveSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MemberSetting",
        "kind": "LinkedField",
        "name": "settings",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "accountTransportSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "accountTransportSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "080a37e96f8c95186349e6418cd71a5989fd598d7f4c68ed0c6b9280dae41aae",
    "metadata": {},
    "name": "accountTransportSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb75051256f9f16757593f1394e011f4";

export default node;
