/**
 * @generated SignedSource<<e4e73123917a07bbf636d4d1c6b64502>>
 * @relayHash b1b3e0ca1b77221ba70d21212d86dd55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85ce4ac3505d6eb0bf63ab9eda2b1d51c4c876a1d9aa904869f61ff39ce1d061

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionPageQuery } from './SessionPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85ce4ac3505d6eb0bf63ab9eda2b1d51c4c876a1d9aa904869f61ff39ce1d061",
    "metadata": {},
    "name": "SessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
