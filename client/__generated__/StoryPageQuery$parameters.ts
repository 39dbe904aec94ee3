/**
 * @generated SignedSource<<f8d24a2c2cb230bb56d41eabbc2da78b>>
 * @relayHash 5f6c4affe0361ae3b8d0181990caf1ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a100b84f19c67495fb819cd03edea8efe10196186c02c9d773ce973c33dfc32f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a100b84f19c67495fb819cd03edea8efe10196186c02c9d773ce973c33dfc32f",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
