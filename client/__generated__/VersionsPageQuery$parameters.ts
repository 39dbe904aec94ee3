/**
 * @generated SignedSource<<f89d67c99ef117d74bd1fcc1e95a545d>>
 * @relayHash 1843bff9b35f7122f2624faa082f05c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0599e05b373d7e8944e37feefe853c6036dc5afd711e054c101361928493381

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VersionsPageQuery } from './VersionsPageQuery.graphql';

const node: PreloadableConcreteRequest<VersionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0599e05b373d7e8944e37feefe853c6036dc5afd711e054c101361928493381",
    "metadata": {},
    "name": "VersionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
