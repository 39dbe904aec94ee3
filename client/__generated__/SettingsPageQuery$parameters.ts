/**
 * @generated SignedSource<<35028575f9cd65b8f8e08dd8f3704a7c>>
 * @relayHash f354151a3855c6266543034144790f30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32a8436211cb087857e3f26da368535d493ef86c7f06c05b8c1a2916639e2aa7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32a8436211cb087857e3f26da368535d493ef86c7f06c05b8c1a2916639e2aa7",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
