/**
 * @generated SignedSource<<59b16411430ae1066271bf4360b4b16a>>
 * @relayHash d168bab0c6e05d4df88fd4d9ed711bd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df68767b9fe905fa2e75be14b3cc15a83643bcd5367c50aa4dd1ab6700e0f89a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df68767b9fe905fa2e75be14b3cc15a83643bcd5367c50aa4dd1ab6700e0f89a",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
