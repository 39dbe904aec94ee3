/**
 * @generated SignedSource<<3c775ad8ba6c4e11660b56a3250aab06>>
 * @relayHash acfe46cf7e6ba3b534f0fa90a6d975ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3ca2b96a349db488f2443f95ffca837c383335cbcecdaef2d664bcda039a74a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditFeedbackPageQuery } from './EditFeedbackPageQuery.graphql';

const node: PreloadableConcreteRequest<EditFeedbackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3ca2b96a349db488f2443f95ffca837c383335cbcecdaef2d664bcda039a74a",
    "metadata": {},
    "name": "EditFeedbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
