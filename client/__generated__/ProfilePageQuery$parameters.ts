/**
 * @generated SignedSource<<2eca21c224cffd957856533799c2c43d>>
 * @relayHash c85c9b4453e58523835f98a139b1ad51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb319d980a7ac41eaa9bb48b2d1a731067d4c4901188157212123e6be46f3bb6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb319d980a7ac41eaa9bb48b2d1a731067d4c4901188157212123e6be46f3bb6",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
