/**
 * @generated SignedSource<<3d574d02c74ddce22aca96639e19fe5d>>
 * @relayHash 644e06e1881660d45120c59cf5605976
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5646087441652837d082b4190a3df0c621f644832295a64b04b4b9e4c5e7ad27

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type EditNotePageQuery$variables = {
  id: string;
};
export type EditNotePageQuery$data = {
  readonly note: Result<{
    readonly category: string | null | undefined;
    readonly content: string;
    readonly id: string;
    readonly isPinned: boolean;
    readonly journal: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly tags: ReadonlyArray<string>;
    readonly title: string | null | undefined;
    readonly updatedAt: string;
  } | null | undefined, unknown>;
};
export type EditNotePageQuery = {
  response: EditNotePageQuery$data;
  variables: EditNotePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "id",
      "variableName": "id"
    }
  ],
  "concreteType": "Note",
  "kind": "LinkedField",
  "name": "note",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
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
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Journal",
      "kind": "LinkedField",
      "name": "journal",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditNotePageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v3/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditNotePageQuery",
    "selections": [
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "5646087441652837d082b4190a3df0c621f644832295a64b04b4b9e4c5e7ad27",
    "metadata": {},
    "name": "EditNotePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "604cf4a99624b3fdf1b76a5142875637";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
