/**
 * @generated SignedSource<<551bb3a56ef7258ea7619888768f0fd2>>
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
  readonly extraFields: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly features: ReadonlyArray<string>;
  readonly name: string;
  readonly version: string;
  readonly " $fragmentType": "AppInformation_info";
};
export type AppInformation_info$key = {
  readonly " $data"?: AppInformation_info$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppInformation_info">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppInformation_info",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppInfoField",
      "kind": "LinkedField",
      "name": "extraFields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AppInfo",
  "abstractKey": null
};
})();

(node as any).hash = "92ef5e33d08b055f921d63dba5dd3447";

export default node;
