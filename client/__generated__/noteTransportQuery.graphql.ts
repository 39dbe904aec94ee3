/**
 * @generated SignedSource<<6778d126ff1b5e52c854d5b69de74656>>
 * @relayHash 0db9f6fbd75163cc93111f3c61d93b8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5339eb5a47f85a4faa61d3e162db7cacb61c31b61fac6470e6ab393b296516cd

import { ConcreteRequest } from 'relay-runtime';
export type noteTransportQuery$variables = {
  id: string;
};
export type noteTransportQuery$data = {
  readonly note: {
    readonly category: string | null | undefined;
    readonly content: string;
    readonly id: string;
    readonly isPinned: boolean;
    readonly journal: {
      readonly id: string;
    } | null | undefined;
    readonly tags: ReadonlyArray<string>;
    readonly title: string | null | undefined;
    readonly updatedAt: string;
  } | null | undefined;
};
export type noteTransportQuery = {
  response: noteTransportQuery$data;
  variables: noteTransportQuery$variables;
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
v2 = [
  {
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
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
        "name": "tags",
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
          (v1/*:: as any*/)
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
    "name": "noteTransportQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "noteTransportQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5339eb5a47f85a4faa61d3e162db7cacb61c31b61fac6470e6ab393b296516cd",
    "metadata": {},
    "name": "noteTransportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e31826d9584b60b4ad48e0705ad5d52e";

export default node;
