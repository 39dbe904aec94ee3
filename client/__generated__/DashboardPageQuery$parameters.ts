/**
 * @generated SignedSource<<afe6b3a6d48de9b419c5d2ff6577971e>>
 * @relayHash 061aeafb9e1217c8008731612b1a658e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61f8292b45e838e830d8e7b358bf16450438553465c4b8785c791dce705d42ed

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61f8292b45e838e830d8e7b358bf16450438553465c4b8785c791dce705d42ed",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
