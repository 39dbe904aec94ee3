/**
 * @generated SignedSource<<21fc1e4cadc0f3472db0c6a8d180b1ee>>
 * @relayHash 2267459e8f95a447c64d03d445b8eaca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6d879e3ff5b7770460f1d1a42ac0daaf1f052e5e66010edf6559b809ef9d641

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateStoryVersionInput = {
  content?: string | null | undefined;
  localId?: string | null | undefined;
  name?: string | null | undefined;
  storyId: string;
  title?: string | null | undefined;
};
export type StoryVersionsCreateStoryVersionMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CreateStoryVersionInput;
};
export type StoryVersionsCreateStoryVersionMutation$data = {
  readonly createStoryVersion: {
    readonly versionEdge: {
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly story: {
          readonly id: string;
          readonly versionNumber: number;
        };
        readonly " $fragmentSpreads": FragmentRefs<"VersionRow_version">;
      };
    };
  };
};
export type StoryVersionsCreateStoryVersionMutation = {
  response: StoryVersionsCreateStoryVersionMutation$data;
  variables: StoryVersionsCreateStoryVersionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versionNumber",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Story",
  "kind": "LinkedField",
  "name": "story",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "StoryVersionsCreateStoryVersionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreateStoryVersionPayload",
        "kind": "LinkedField",
        "name": "createStoryVersion",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StoryVersionEdge",
            "kind": "LinkedField",
            "name": "versionEdge",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "StoryVersion",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "VersionRow_version"
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "StoryVersionsCreateStoryVersionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreateStoryVersionPayload",
        "kind": "LinkedField",
        "name": "createStoryVersion",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StoryVersionEdge",
            "kind": "LinkedField",
            "name": "versionEdge",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "StoryVersion",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
                    "name": "kind",
                    "storageKey": null
                  },
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
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "wordCount",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "prependEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "versionEdge",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f6d879e3ff5b7770460f1d1a42ac0daaf1f052e5e66010edf6559b809ef9d641",
    "metadata": {},
    "name": "StoryVersionsCreateStoryVersionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "048de2a2dbdb3b2bc8022450bc1ac7ae";

export default node;
