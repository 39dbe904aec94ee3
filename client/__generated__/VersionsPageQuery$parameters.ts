/**
 * @generated SignedSource<<d72413162d2e18e1cd6b8025bceb1479>>
 * @relayHash df55f6c47fbfe2a8477ce83eaca77e40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94c31d6a793083d468783cf4e2ab141f756b217a7eef63508a90a3bcf33ab64a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VersionsPageQuery } from './VersionsPageQuery.graphql';

const node: PreloadableConcreteRequest<VersionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94c31d6a793083d468783cf4e2ab141f756b217a7eef63508a90a3bcf33ab64a",
    "metadata": {},
    "name": "VersionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
