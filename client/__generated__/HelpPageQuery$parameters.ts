/**
 * @generated SignedSource<<baf4725977fd86915951ac0c606da021>>
 * @relayHash 1ca80f49999adeee1ed71ac1ba24a624
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23a41cdb3fec4685c126f032b0074b9f3540aa3a9f6911b856c36840482f3cc3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HelpPageQuery } from './HelpPageQuery.graphql';

const node: PreloadableConcreteRequest<HelpPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23a41cdb3fec4685c126f032b0074b9f3540aa3a9f6911b856c36840482f3cc3",
    "metadata": {},
    "name": "HelpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
