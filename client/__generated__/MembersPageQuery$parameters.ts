/**
 * @generated SignedSource<<116bd4f01bdac0be50fdc781699b9eab>>
 * @relayHash 782cd09d1cf0191b7be80d89b6bffaf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97d87862bd80baabfaef19be3fb563520302eb65fffc1b5c6e429717fcf2f4c1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersPageQuery } from './MembersPageQuery.graphql';

const node: PreloadableConcreteRequest<MembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97d87862bd80baabfaef19be3fb563520302eb65fffc1b5c6e429717fcf2f4c1",
    "metadata": {},
    "name": "MembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
