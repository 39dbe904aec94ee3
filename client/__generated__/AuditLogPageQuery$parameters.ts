/**
 * @generated SignedSource<<8f8c9058d10b535c08526e5dfc9b24a2>>
 * @relayHash 71e6a42f6175a213ff68c003cd703653
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d5f9483da1a953e55062f814b1021038545be36654d53fad0737d464c3b6667

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuditLogPageQuery } from './AuditLogPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditLogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d5f9483da1a953e55062f814b1021038545be36654d53fad0737d464c3b6667",
    "metadata": {},
    "name": "AuditLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
