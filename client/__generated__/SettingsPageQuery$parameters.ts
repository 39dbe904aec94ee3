/**
 * @generated SignedSource<<ceeb77bdc68b708ca57882d88c8dd688>>
 * @relayHash f6665d0aa441acdc2bc5441900315d67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 934ff8d31809e07625047c78291152ce58c0ad5cbc910df157f82cd046e87ec5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "934ff8d31809e07625047c78291152ce58c0ad5cbc910df157f82cd046e87ec5",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
