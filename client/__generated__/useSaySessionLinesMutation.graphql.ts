/**
 * @generated SignedSource<<f631410e5599db0f9d4c0c257b6fed63>>
 * @relayHash c704b7cd5013bf6afb30ffa583f260e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42a7072d76d31fe0264bd607cc2699102969932a72fa5ec86afe505ea25959dd

import { ConcreteRequest } from 'relay-runtime';
export type SaySessionLinesInput = {
  closing?: string | null | undefined;
  id: string;
  intention?: string | null | undefined;
};
export type useSaySessionLinesMutation$variables = {
  input: SaySessionLinesInput;
};
export type useSaySessionLinesMutation$data = {
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
export type useSaySessionLinesMutation = {
  response: useSaySessionLinesMutation$data;
  variables: useSaySessionLinesMutation$variables;
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
    "name": "useSaySessionLinesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaySessionLinesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "42a7072d76d31fe0264bd607cc2699102969932a72fa5ec86afe505ea25959dd",
    "metadata": {},
    "name": "useSaySessionLinesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e62fc0b2dad8c1f3db36e0735380e70";

export default node;
