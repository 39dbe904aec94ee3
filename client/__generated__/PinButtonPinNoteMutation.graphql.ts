/**
 * @generated SignedSource<<2562adc354640c1fbf4dec318ea307f1>>
 * @relayHash 79e7692cb2fd5cbf7cef41ff4dd3e36e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae283011ae4b35c85757e2e5f42ad8770b5a4cc4658e1a5dd3fe905f3f30fc21

import { ConcreteRequest } from 'relay-runtime';
export type UpdateNoteInput = {
  baseUpdatedAt?: string | null | undefined;
  category?: string | null | undefined;
  content?: string | null | undefined;
  id: string;
  isPinned?: boolean | null | undefined;
  journalId?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title?: string | null | undefined;
  writtenOn?: string | null | undefined;
};
export type PinButtonPinNoteMutation$variables = {
  input: UpdateNoteInput;
};
export type PinButtonPinNoteMutation$data = {
  readonly updateNote: {
    readonly note: {
      readonly id: string;
      readonly isPinned: boolean;
      readonly updatedAt: string;
    };
  };
};
export type PinButtonPinNoteMutation = {
  response: PinButtonPinNoteMutation$data;
  variables: PinButtonPinNoteMutation$variables;
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
    "concreteType": "UpdateNotePayload",
    "kind": "LinkedField",
    "name": "updateNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Note",
        "kind": "LinkedField",
        "name": "note",
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
            "name": "isPinned",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
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
    "name": "PinButtonPinNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PinButtonPinNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ae283011ae4b35c85757e2e5f42ad8770b5a4cc4658e1a5dd3fe905f3f30fc21",
    "metadata": {},
    "name": "PinButtonPinNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6270aa862b60f9d9de2ccdd6a8a6b674";

export default node;
