/**
 * @generated SignedSource<<bc52a8518f91399d4ce880e80255cd2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AuditAct = "APPROVED" | "CONTENT_APPROVED" | "CONTENT_EDITED" | "CONTENT_FLAGGED" | "CONTENT_HELD" | "CONTENT_HIDDEN" | "CONTENT_REMOVED" | "CONTENT_RESTORED" | "DECLINED" | "EMAIL_CHANGED" | "EMAIL_CONFIRMED" | "GROUP_SETTINGS_CHANGED" | "INVITATION_MADE" | "INVITATION_REVOKED" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PASSWORD_CHANGED" | "PROVIDER_LINKED" | "PROVIDER_UNLINKED" | "RECOVERY_CODES_RENEWED" | "RECOVERY_CODE_USED" | "RECOVERY_SENT" | "REPORT_DISMISSED" | "RESTORED" | "ROLE_GIVEN" | "ROLE_TAKEN" | "SECOND_FACTOR_OFF" | "SECOND_FACTOR_ON" | "SIGNED_IN" | "SIGNED_IN_WITH_PROVIDER" | "SIGNED_OUT_EVERYWHERE" | "SIGN_INS_ENDED" | "SIGN_IN_ENDED" | "SIGN_IN_REFUSED" | "SIGN_IN_REPLAYED" | "SIGN_UP" | "SUSPENDED" | "TOKEN_CREATED" | "TOKEN_REVOKED" | "%future added value";
export type AuditActorKind = "MEMBER" | "OPERATOR" | "ORGANISER" | "SYSTEM" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AuditRows_entry$data = {
  readonly act: AuditAct;
  readonly actor: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  } | null | undefined;
  readonly actorKind: AuditActorKind;
  readonly createdAt: string;
  readonly reason: string | null | undefined;
  readonly subject: {
    readonly " $fragmentSpreads": FragmentRefs<"AuthorLink_user">;
  } | null | undefined;
  readonly thing: string | null | undefined;
  readonly " $fragmentType": "AuditRows_entry";
};
export type AuditRows_entry$key = {
  readonly " $data"?: AuditRows_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditRows_entry">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AuthorLink_user"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditRows_entry",
  "selections": [
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};
})();

(node as any).hash = "4c9691e451307e49d9b8ec11268c4180";

export default node;
