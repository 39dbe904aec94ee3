/**
 * @generated SignedSource<<19942fecbf220dee0e7908e9862616a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MemberState = "ACTIVE" | "SUSPENDED" | "WAITING" | "%future added value";
export type Role = "ADMIN" | "INSTRUCTOR" | "USER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ManagedMemberMenu_member$data = {
  readonly id: string;
  readonly roles: ReadonlyArray<Role>;
  readonly state: MemberState;
  readonly user: {
    readonly id: string;
    readonly name: string;
  };
  readonly viewerCanEndSignIns: boolean;
  readonly viewerCanRestore: boolean;
  readonly viewerCanSendRecovery: boolean;
  readonly viewerCanSetRoles: boolean;
  readonly viewerCanSuspend: boolean;
  readonly " $fragmentType": "ManagedMemberMenu_member";
};
export type ManagedMemberMenu_member$key = {
  readonly " $data"?: ManagedMemberMenu_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedMemberMenu_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagedMemberMenu_member",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSetRoles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSendRecovery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEndSignIns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRestore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSuspend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedMember",
  "abstractKey": null
};
})();

(node as any).hash = "d506381a7d951978e330efb93734a7fe";

export default node;
