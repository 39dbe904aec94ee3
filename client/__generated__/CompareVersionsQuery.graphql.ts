/**
 * @generated SignedSource<<9a02b9985db7ecdc682b4165daf7d0a0>>
 * @relayHash 1738de2ccb76ca064ba9e03a82c19854
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38f4e1bee2b45099f990787f8ca7e87a9b7362329db708b7a065907e3222fb0c

import { ConcreteRequest } from 'relay-runtime';
export type CompareVersionsQuery$variables = {
  from: string;
  storyId: string;
  to: string;
  withFrom: boolean;
  withNow: boolean;
  withTo: boolean;
};
export type CompareVersionsQuery$data = {
  readonly from?: {
    readonly content: string;
    readonly title: string;
    readonly versionNumber: number;
  } | null | undefined;
  readonly story?: {
    readonly content: string;
    readonly title: string;
  } | null | undefined;
  readonly to?: {
    readonly content: string;
    readonly title: string;
    readonly versionNumber: number;
  } | null | undefined;
};
export type CompareVersionsQuery = {
  response: CompareVersionsQuery$data;
  variables: CompareVersionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "storyId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withFrom"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withNow"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withTo"
},
v6 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "storyId"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "from"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versionNumber",
  "storageKey": null
},
v11 = [
  (v10/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v12 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "to"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = [
  (v10/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v13/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompareVersionsQuery",
    "selections": [
      {
        "condition": "withNow",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Story",
            "kind": "LinkedField",
            "name": "story",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "withFrom",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "from",
            "args": (v9/*:: as any*/),
            "concreteType": "StoryVersion",
            "kind": "LinkedField",
            "name": "storyVersion",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "withTo",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "to",
            "args": (v12/*:: as any*/),
            "concreteType": "StoryVersion",
            "kind": "LinkedField",
            "name": "storyVersion",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CompareVersionsQuery",
    "selections": [
      {
        "condition": "withNow",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Story",
            "kind": "LinkedField",
            "name": "story",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "withFrom",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "from",
            "args": (v9/*:: as any*/),
            "concreteType": "StoryVersion",
            "kind": "LinkedField",
            "name": "storyVersion",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "withTo",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "to",
            "args": (v12/*:: as any*/),
            "concreteType": "StoryVersion",
            "kind": "LinkedField",
            "name": "storyVersion",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "38f4e1bee2b45099f990787f8ca7e87a9b7362329db708b7a065907e3222fb0c",
    "metadata": {},
    "name": "CompareVersionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b8114326979c0f7cbf25e1d1e496cec5";

export default node;
