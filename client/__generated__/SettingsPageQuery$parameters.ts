/**
 * @generated SignedSource<<f1192dd26fb4498e715946f707265c30>>
 * @relayHash 56993088aa462bc8ca91c2910a6c8dd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06b3f6702bd2deb492778cedb5eb3acee1eb7f15ebc43add39929ef3ac622ddb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06b3f6702bd2deb492778cedb5eb3acee1eb7f15ebc43add39929ef3ac622ddb",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
