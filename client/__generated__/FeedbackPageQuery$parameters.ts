/**
 * @generated SignedSource<<a300c65d1d48185334cae24843fec512>>
 * @relayHash be6951a2c327cb1340c9d8fff3749067
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccff3f6b5117bd8a08d2669023059ac36dd3682064f5dcaf3ff486c73309cf66

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackPageQuery } from './FeedbackPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccff3f6b5117bd8a08d2669023059ac36dd3682064f5dcaf3ff486c73309cf66",
    "metadata": {},
    "name": "FeedbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
