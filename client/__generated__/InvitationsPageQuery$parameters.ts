/**
 * @generated SignedSource<<0da27e348f65b6a2dc0890af7ac10d0a>>
 * @relayHash 7158d9bde0a87e6dfbec895d42769059
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 156c99b5b01fabb1df941e55c195930dfff2ee05589ec64dde1aeac2a36d8a34

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InvitationsPageQuery } from './InvitationsPageQuery.graphql';

const node: PreloadableConcreteRequest<InvitationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "156c99b5b01fabb1df941e55c195930dfff2ee05589ec64dde1aeac2a36d8a34",
    "metadata": {},
    "name": "InvitationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
