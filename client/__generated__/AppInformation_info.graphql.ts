/**
 * @generated SignedSource<<de3895ea7953153be52b59a2a75b2545>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AppInformation_info$data = {
  readonly apiVersion: string;
  readonly author: string;
  readonly build: string;
  readonly contact: string;
  readonly description: string;
  readonly environment: string;
  readonly features: ReadonlyArray<string>;
  readonly name: string;
  readonly version: string;
  readonly " $fragmentType": "AppInformation_info";
};
export type AppInformation_info$key = {
  readonly " $data"?: AppInformation_info$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppInformation_info">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppInformation_info",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contact",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "apiVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "environment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "build",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "features",
      "storageKey": null
    }
  ],
  "type": "AppInfo",
  "abstractKey": null
};

(node as any).hash = "0345847448635532660f0e1a1fe0c057";

export default node;
