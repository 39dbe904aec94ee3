/**
 * @generated SignedSource<<92b94955f82d70cef46bfd352cec89f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProviderSection_viewer$data = {
  readonly emailConfirmedAt: string | null | undefined;
  readonly linkedProvider: {
    readonly lastUsedAt: string | null | undefined;
    readonly linkedAt: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ProviderSection_viewer";
};
export type ProviderSection_viewer$key = {
  readonly " $data"?: ProviderSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailConfirmedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkedProvider",
      "kind": "LinkedField",
      "name": "linkedProvider",
      "plural": false,
      "selections": [
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
          "name": "linkedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7d1b7551f254d22c5098af007bfcbca0";

export default node;
