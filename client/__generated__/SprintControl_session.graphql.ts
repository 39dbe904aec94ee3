/**
 * @generated SignedSource<<6858bb95502d54433973cae48ada8eda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SprintControl_session$data = {
  readonly id: string;
  readonly sprint: {
    readonly endsAt: string;
    readonly startedAt: string;
  } | null | undefined;
  readonly " $fragmentType": "SprintControl_session";
};
export type SprintControl_session$key = {
  readonly " $data"?: SprintControl_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SprintControl_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SprintControl_session",
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
      "concreteType": "SessionSprint",
      "kind": "LinkedField",
      "name": "sprint",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "c07da275daed4a8e458f072e4a4a53da";

export default node;
