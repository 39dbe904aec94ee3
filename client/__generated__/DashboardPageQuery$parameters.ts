/**
 * @generated SignedSource<<b5b268fff310595d7813b2f5c3533ee5>>
 * @relayHash b478d9169bfa3c0551c83ab46ba15e47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3666e546fbd541bf9aae15db5e10c90b7f227d026aa01c3ecc59e5aafb899d1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3666e546fbd541bf9aae15db5e10c90b7f227d026aa01c3ecc59e5aafb899d1",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
