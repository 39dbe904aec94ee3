/**
 * @generated SignedSource<<fa57b76d7068dcbc439dac2e9b487ca5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TokenScope = "READ" | "WRITE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PersonalAccessTokenRow_token$data = {
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly isExpired: boolean;
  readonly lastFour: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly scope: TokenScope;
  readonly " $fragmentType": "PersonalAccessTokenRow_token";
};
export type PersonalAccessTokenRow_token$key = {
  readonly " $data"?: PersonalAccessTokenRow_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonalAccessTokenRow_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonalAccessTokenRow_token",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFour",
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    }
  ],
  "type": "PersonalAccessToken",
  "abstractKey": null
};

(node as any).hash = "26b40d489f31a0a1e801edfdcba1a566";

export default node;
