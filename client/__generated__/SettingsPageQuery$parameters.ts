/**
 * @generated SignedSource<<f2ed758c217d86508e2d58689ddb40df>>
 * @relayHash 14c841d70447e643ba721004851a8034
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 668699697fd2c9ee7d88c8a2715e3674316fcc6600a49b717ab87f4470f29a91

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "668699697fd2c9ee7d88c8a2715e3674316fcc6600a49b717ab87f4470f29a91",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
