/**
 * @generated SignedSource<<b335f13e8d5b04a7864a6e1d9fa75c43>>
 * @relayHash 0c7a23843be764ed941c1407eb86b9cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a69f761c1b74dc7896494cebac3512a565a6ada3199cc40ce4616f86a5c0d511

import { ConcreteRequest } from 'relay-runtime';
export type SaySessionLinesInput = {
  closing?: string | null | undefined;
  id: string;
  intention?: string | null | undefined;
};
export type SayLineSaySessionLinesMutation$variables = {
  input: SaySessionLinesInput;
};
export type SayLineSaySessionLinesMutation$data = {
  readonly saySessionLines: {
    readonly session: {
      readonly id: string;
      readonly viewerWriting: {
        readonly closing: string | null | undefined;
        readonly intention: string | null | undefined;
      } | null | undefined;
    };
  };
};
export type SayLineSaySessionLinesMutation = {
  response: SayLineSaySessionLinesMutation$data;
  variables: SayLineSaySessionLinesMutation$variables;
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
    "concreteType": "SaySessionLinesPayload",
    "kind": "LinkedField",
    "name": "saySessionLines",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "session",
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
            "concreteType": "SessionWriting",
            "kind": "LinkedField",
            "name": "viewerWriting",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "intention",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closing",
                "storageKey": null
              }
            ],
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
    "name": "SayLineSaySessionLinesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SayLineSaySessionLinesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a69f761c1b74dc7896494cebac3512a565a6ada3199cc40ce4616f86a5c0d511",
    "metadata": {},
    "name": "SayLineSaySessionLinesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "34fcd249c93ee1544ec390bddc215202";

export default node;
