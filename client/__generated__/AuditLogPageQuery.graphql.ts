/**
 * @generated SignedSource<<f6099b7d744441d696f18556aa239a83>>
 * @relayHash 71e6a42f6175a213ff68c003cd703653
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d5f9483da1a953e55062f814b1021038545be36654d53fad0737d464c3b6667

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuditAct = "APPROVED" | "CONTENT_APPROVED" | "CONTENT_EDITED" | "CONTENT_FLAGGED" | "CONTENT_HELD" | "CONTENT_HIDDEN" | "CONTENT_REMOVED" | "CONTENT_RESTORED" | "DECLINED" | "EMAIL_CHANGED" | "EMAIL_CONFIRMED" | "GROUP_SETTINGS_CHANGED" | "INVITATION_MADE" | "INVITATION_REVOKED" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PASSWORD_CHANGED" | "PROVIDER_LINKED" | "PROVIDER_UNLINKED" | "RECOVERY_CODES_RENEWED" | "RECOVERY_CODE_USED" | "RECOVERY_SENT" | "REPORT_DISMISSED" | "RESTORED" | "ROLE_GIVEN" | "ROLE_TAKEN" | "SECOND_FACTOR_OFF" | "SECOND_FACTOR_ON" | "SIGNED_IN" | "SIGNED_IN_WITH_PROVIDER" | "SIGNED_OUT_EVERYWHERE" | "SIGN_INS_ENDED" | "SIGN_IN_ENDED" | "SIGN_IN_REFUSED" | "SIGN_IN_REPLAYED" | "SIGN_UP" | "SUSPENDED" | "TOKEN_CREATED" | "TOKEN_REVOKED" | "%future added value";
export type AuditLogPageQuery$variables = {
  aboutId: string;
  act?: AuditAct | null | undefined;
  isAboutMember: boolean;
  memberId?: string | null | undefined;
};
export type AuditLogPageQuery$data = {
  readonly about?: {
    readonly user: {
      readonly name: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AuditLogPage_query">;
};
export type AuditLogPageQuery = {
  response: AuditLogPageQuery$data;
  variables: AuditLogPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "aboutId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "act"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAboutMember"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "memberId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "aboutId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "act",
  "variableName": "act"
},
v7 = {
  "kind": "Variable",
  "name": "memberId",
  "variableName": "memberId"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = [
  (v6/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  },
  (v7/*:: as any*/)
],
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "username",
    "storageKey": null
  },
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isDeleted",
    "storageKey": null
  },
  (v8/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditLogPageQuery",
    "selections": [
      {
        "condition": "isAboutMember",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "about",
            "args": (v4/*:: as any*/),
            "concreteType": "ManagedMember",
            "kind": "LinkedField",
            "name": "managedMember",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "args": [
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "AuditLogPage_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AuditLogPageQuery",
    "selections": [
      {
        "condition": "isAboutMember",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "about",
            "args": (v4/*:: as any*/),
            "concreteType": "ManagedMember",
            "kind": "LinkedField",
            "name": "managedMember",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "AuditEntryConnection",
        "kind": "LinkedField",
        "name": "auditLog",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditEntryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntry",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "act",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "actorKind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "thing",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
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
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "actor",
                    "plural": false,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "subject",
                    "plural": false,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "filters": [
          "act",
          "memberId"
        ],
        "handle": "connection",
        "key": "AuditLogPage_auditLog",
        "kind": "LinkedHandle",
        "name": "auditLog"
      }
    ]
  },
  "params": {
    "id": "3d5f9483da1a953e55062f814b1021038545be36654d53fad0737d464c3b6667",
    "metadata": {},
    "name": "AuditLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa64cea9df6fbaae0f48882fd3c1ae59";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
