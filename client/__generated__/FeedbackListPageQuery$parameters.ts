/**
 * @generated SignedSource<<00c423141fb2332802c35177b5630a43>>
 * @relayHash 020233ca4c59843f9caf672a1499d0d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20d7d1ccfb0a30f82e354a1719fd291ad2d411014adb3164bad3f5a7d474ee5d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackListPageQuery } from './FeedbackListPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20d7d1ccfb0a30f82e354a1719fd291ad2d411014adb3164bad3f5a7d474ee5d",
    "metadata": {},
    "name": "FeedbackListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
