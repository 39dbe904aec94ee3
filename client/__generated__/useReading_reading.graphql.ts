/**
 * @generated SignedSource<<af0aa45b6985632eba74fe7a26aaa201>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useReading_reading$data = {
  readonly endsAt: string | null | undefined;
  readonly leftSeconds: number | null | undefined;
  readonly minutes: number;
  readonly readers: ReadonlyArray<{
    readonly hasRead: boolean;
    readonly isReading: boolean;
    readonly member: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly version: number;
  readonly " $fragmentType": "useReading_reading";
};
export type useReading_reading$key = {
  readonly " $data"?: useReading_reading$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReading_reading">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReading_reading",
  "selections": [
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
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionReader",
      "kind": "LinkedField",
      "name": "readers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReading",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasRead",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "member",
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SessionReading",
  "abstractKey": null
};

(node as any).hash = "864f39958df7418c331ca2900151d603";

export default node;
