/**
 * @generated SignedSource<<95c5cb60005b35d48f01366255ae0dd6>>
 * @relayHash bce5c862829c609455ed35ef1702acfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc76261dff13664b34368a9f55fcbb04ae28cf8678dd17e3fdad2b55fc7eedfe

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc76261dff13664b34368a9f55fcbb04ae28cf8678dd17e3fdad2b55fc7eedfe",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
