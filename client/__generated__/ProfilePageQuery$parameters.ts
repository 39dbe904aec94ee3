/**
 * @generated SignedSource<<8bc87180c447b63ead713d892b7480be>>
 * @relayHash ccd724706fe82f62e4a08c055eccb9ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0618541177bdad4b247dc605a3b2c8816ce4a7bafea83e109d921513525ad1c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0618541177bdad4b247dc605a3b2c8816ce4a7bafea83e109d921513525ad1c0",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
