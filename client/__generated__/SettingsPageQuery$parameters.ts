/**
 * @generated SignedSource<<3b9d3db89e1d6914e644e90421d7d049>>
 * @relayHash 9d3a9fb37a90c89eaeab7e635e518526
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87a571b36e58fee59fcf7fe7ee1c8406368ed1904b5a973750b1c3755b6c327e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87a571b36e58fee59fcf7fe7ee1c8406368ed1904b5a973750b1c3755b6c327e",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
