/**
 * @generated SignedSource<<f07a272580de6bb664d95bfa68befe17>>
 * @relayHash a645cbc9b87dd96be783d37b8623bd55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7779e4e3d4b0e404abb2e35b1388b3955e9981b7560f59dcc7b12212f180bb5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7779e4e3d4b0e404abb2e35b1388b3955e9981b7560f59dcc7b12212f180bb5",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
