/**
 * @generated SignedSource<<28c59f4fca241773b23e5025953cee47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AuditAct = "APPROVED" | "CONTENT_APPROVED" | "CONTENT_EDITED" | "CONTENT_FLAGGED" | "CONTENT_HELD" | "CONTENT_HIDDEN" | "CONTENT_REMOVED" | "CONTENT_RESTORED" | "DECLINED" | "EMAIL_CHANGED" | "EMAIL_CONFIRMED" | "GROUP_SETTINGS_CHANGED" | "INVITATION_MADE" | "INVITATION_REVOKED" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PASSWORD_CHANGED" | "PROVIDER_LINKED" | "PROVIDER_UNLINKED" | "RECOVERY_CODES_RENEWED" | "RECOVERY_CODE_USED" | "RECOVERY_SENT" | "REPORT_DISMISSED" | "RESTORED" | "ROLE_GIVEN" | "ROLE_TAKEN" | "SECOND_FACTOR_OFF" | "SECOND_FACTOR_ON" | "SIGNED_IN" | "SIGNED_IN_WITH_PROVIDER" | "SIGNED_OUT_EVERYWHERE" | "SIGN_INS_ENDED" | "SIGN_IN_ENDED" | "SIGN_IN_REFUSED" | "SIGN_IN_REPLAYED" | "SIGN_UP" | "SUSPENDED" | "TOKEN_CREATED" | "TOKEN_REVOKED" | "%future added value";
export type AuditActorKind = "MEMBER" | "OPERATOR" | "ORGANISER" | "SYSTEM" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AccountActivitySection_viewer$data = {
  readonly accountLog: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly act: AuditAct;
        readonly actorKind: AuditActorKind;
        readonly createdAt: string;
        readonly id: string;
        readonly reason: string | null | undefined;
        readonly thing: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "AccountActivitySection_viewer";
};
export type AccountActivitySection_viewer$key = {
  readonly " $data"?: AccountActivitySection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActivitySection_viewer">;
};

import AccountActivitySectionPaginationQuery_graphql from './AccountActivitySectionPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "accountLog"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 5,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": AccountActivitySectionPaginationQuery_graphql
    }
  },
  "name": "AccountActivitySection_viewer",
  "selections": [
    {
      "alias": "accountLog",
      "args": null,
      "concreteType": "AuditEntryConnection",
      "kind": "LinkedField",
      "name": "__AccountActivitySection_accountLog_connection",
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "927995325583d62913eb8754bd8cf7da";

export default node;
