/**
 * @generated SignedSource<<dc36bdf88a565cb1a93f3ac6f04ef58e>>
 * @relayHash f48f85501c6b4eeb521be2e17e44dc66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11841dcf462c19e4fc53d20f7eac094c58d43648539b0d574f1001956c20e747

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackListPageQuery } from './FeedbackListPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11841dcf462c19e4fc53d20f7eac094c58d43648539b0d574f1001956c20e747",
    "metadata": {},
    "name": "FeedbackListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
