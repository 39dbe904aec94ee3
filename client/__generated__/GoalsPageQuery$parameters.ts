/**
 * @generated SignedSource<<fe4b2c50e070872f68dd03c78620d905>>
 * @relayHash c5884c6c426bbd51ae5aa347725348a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79049c5c45e966509198119854685c0661adcec9fbc5980c8eb9302aa6037cf7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalsPageQuery } from './GoalsPageQuery.graphql';

const node: PreloadableConcreteRequest<GoalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79049c5c45e966509198119854685c0661adcec9fbc5980c8eb9302aa6037cf7",
    "metadata": {},
    "name": "GoalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
