/**
 * @generated SignedSource<<df743f4dc864e6fca06b758aba182769>>
 * @relayHash f968571ba697be7cfc071d4cfb85248b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c037ee467ff8f5bc4cc1fb7ee994cab271db77ba38a04d7bd82cbb36c97dda50

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c037ee467ff8f5bc4cc1fb7ee994cab271db77ba38a04d7bd82cbb36c97dda50",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
