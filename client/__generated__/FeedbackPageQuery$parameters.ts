/**
 * @generated SignedSource<<9358b64ccd11d053619d33af4f88ed64>>
 * @relayHash 38717ef7937568aab640bf52cf1bb764
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe5049d2d4f9547ebe0e072be72506def37f3b829660c88adc5df8b4d0d989ed

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackPageQuery } from './FeedbackPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe5049d2d4f9547ebe0e072be72506def37f3b829660c88adc5df8b4d0d989ed",
    "metadata": {},
    "name": "FeedbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
