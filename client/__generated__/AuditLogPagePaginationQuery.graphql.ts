/**
 * @generated SignedSource<<e51213cdaff484eafdf050b4daa5336e>>
 * @relayHash 31fdc0cc0672ca66343dc607c711c3a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7bfa3f0b6e7ee3bee088cd33f6f21eeda9c3529677c33e75d24dd7418de5e55

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuditAct = "APPROVED" | "CONTENT_APPROVED" | "CONTENT_EDITED" | "CONTENT_FLAGGED" | "CONTENT_HELD" | "CONTENT_HIDDEN" | "CONTENT_REMOVED" | "CONTENT_RESTORED" | "DECLINED" | "EMAIL_CHANGED" | "EMAIL_CONFIRMED" | "GROUP_SETTINGS_CHANGED" | "INVITATION_MADE" | "INVITATION_REVOKED" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PASSWORD_CHANGED" | "PROVIDER_LINKED" | "PROVIDER_UNLINKED" | "RECOVERY_CODES_RENEWED" | "RECOVERY_CODE_USED" | "RECOVERY_SENT" | "REPORT_DISMISSED" | "RESTORED" | "ROLE_GIVEN" | "ROLE_TAKEN" | "SECOND_FACTOR_OFF" | "SECOND_FACTOR_ON" | "SIGNED_IN" | "SIGNED_IN_WITH_PROVIDER" | "SIGNED_OUT_EVERYWHERE" | "SIGN_INS_ENDED" | "SIGN_IN_ENDED" | "SIGN_IN_REFUSED" | "SIGN_IN_REPLAYED" | "SIGN_UP" | "SUSPENDED" | "TOKEN_CREATED" | "TOKEN_REVOKED" | "%future added value";
export type AuditLogPagePaginationQuery$variables = {
  act?: AuditAct | null | undefined;
  count?: number | null | undefined;
  cursor?: string | null | undefined;
  memberId?: string | null | undefined;
};
export type AuditLogPagePaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuditLogPage_query">;
};
export type AuditLogPagePaginationQuery = {
  response: AuditLogPagePaginationQuery$data;
  variables: AuditLogPagePaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "act"
  },
  {
    "defaultValue": 30,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "memberId"
  }
],
v1 = {
  "kind": "Variable",
  "name": "act",
  "variableName": "act"
},
v2 = {
  "kind": "Variable",
  "name": "memberId",
  "variableName": "memberId"
},
v3 = [
  (v1/*:: as any*/),
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "username",
    "storageKey": null
  },
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
    "name": "isDeleted",
    "storageKey": null
  },
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditLogPagePaginationQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          },
          (v2/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuditLogPagePaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
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
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "subject",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
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
        "args": (v3/*:: as any*/),
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
    "id": "c7bfa3f0b6e7ee3bee088cd33f6f21eeda9c3529677c33e75d24dd7418de5e55",
    "metadata": {},
    "name": "AuditLogPagePaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b6147c4246dcadda31d8cc2b69f63ecb";

export default node;
