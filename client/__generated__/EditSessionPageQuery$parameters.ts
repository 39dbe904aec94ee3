/**
 * @generated SignedSource<<4eacd5a57289f581f29f90a4b849e3e0>>
 * @relayHash 83ae52456ebb86c6c9a40f06c4a38ad7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b724ca6ea49bf9a104bc11c2613032455af97f1f33dd0a312af6b85c7365a8d3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditSessionPageQuery } from './EditSessionPageQuery.graphql';

const node: PreloadableConcreteRequest<EditSessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b724ca6ea49bf9a104bc11c2613032455af97f1f33dd0a312af6b85c7365a8d3",
    "metadata": {},
    "name": "EditSessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
