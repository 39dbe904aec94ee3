/**
 * @generated SignedSource<<ea021b71615f4aad7632a12a3b64a999>>
 * @relayHash c16c437ecd436cec77b2321156ecb364
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f00d6756791cec476249680243380df936f0f15fcd87adef990aed9f50df9a2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f00d6756791cec476249680243380df936f0f15fcd87adef990aed9f50df9a2",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
