/**
 * @generated SignedSource<<d462a23bb79940f5c2bf207bd2f2e45d>>
 * @relayHash 6dc0c050c84a0a7ba71097b187dfd008
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5b577a2c6bcc71bf618e18ef33926b8cf2a89ada4ecee3ef8ae00a11e59a38e

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
    readonly draft: {
      readonly content: string;
      readonly title: string;
    } | null | undefined;
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
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "StoryDraft",
  "kind": "LinkedField",
  "name": "draft",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "from"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versionNumber",
  "storageKey": null
},
v12 = [
  (v11/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v13 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "to"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = [
  (v11/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v14/*:: as any*/)
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
              (v8/*:: as any*/),
              (v9/*:: as any*/)
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
            "args": (v10/*:: as any*/),
            "concreteType": "StoryVersion",
            "kind": "LinkedField",
            "name": "storyVersion",
            "plural": false,
            "selections": (v12/*:: as any*/),
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
            "args": (v13/*:: as any*/),
            "concreteType": "StoryVersion",
            "kind": "LinkedField",
            "name": "storyVersion",
            "plural": false,
            "selections": (v12/*:: as any*/),
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
              (v9/*:: as any*/),
              (v14/*:: as any*/)
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
            "args": (v10/*:: as any*/),
            "concreteType": "StoryVersion",
            "kind": "LinkedField",
            "name": "storyVersion",
            "plural": false,
            "selections": (v15/*:: as any*/),
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
            "args": (v13/*:: as any*/),
            "concreteType": "StoryVersion",
            "kind": "LinkedField",
            "name": "storyVersion",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f5b577a2c6bcc71bf618e18ef33926b8cf2a89ada4ecee3ef8ae00a11e59a38e",
    "metadata": {},
    "name": "CompareVersionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b62088aa92172d3bd1c2d6dad7b46737";

export default node;
