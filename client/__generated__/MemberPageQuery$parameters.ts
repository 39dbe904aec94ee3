/**
 * @generated SignedSource<<75be471f6462b5ae2e6c0244a0b42c6b>>
 * @relayHash b94f36e9a24bb27787797ac965ea7a6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddfe56fe9cd36dd6dd87244b419bb1cdf51dd0198016ee80ac0cb9d906185f17

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MemberPageQuery } from './MemberPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ddfe56fe9cd36dd6dd87244b419bb1cdf51dd0198016ee80ac0cb9d906185f17",
    "metadata": {},
    "name": "MemberPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
