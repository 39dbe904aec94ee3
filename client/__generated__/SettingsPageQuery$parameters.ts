/**
 * @generated SignedSource<<76e350ed4bef7d648d2c5e304ecba522>>
 * @relayHash 5e080f0ddfd3a13ee69d2345fc0a6a08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f0b2a44624c74dd5ea2f90193ef2ef5654533c0f1e15de68358e23471fc56a1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f0b2a44624c74dd5ea2f90193ef2ef5654533c0f1e15de68358e23471fc56a1",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
