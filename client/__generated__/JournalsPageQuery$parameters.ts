/**
 * @generated SignedSource<<8dbab48214bc554173c3b26810b513d1>>
 * @relayHash c5c5f97ffd2a30ccf9c8e86148b42d37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47275ff160189ff701ce4e7c3fa0bcb63397ddbeebaa8063410fc4b4bbdf0947

import { PreloadableConcreteRequest } from 'relay-runtime';
import { JournalsPageQuery } from './JournalsPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47275ff160189ff701ce4e7c3fa0bcb63397ddbeebaa8063410fc4b4bbdf0947",
    "metadata": {},
    "name": "JournalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
