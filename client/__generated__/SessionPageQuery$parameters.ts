/**
 * @generated SignedSource<<11e126659bca13002abfaf8134319fa9>>
 * @relayHash 41dd0113336b08a37264bdcb61148211
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d94e612795d1f530d715ccdb7f2a25f1711b2a7b7145d718f69a6b68dd918df

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionPageQuery } from './SessionPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d94e612795d1f530d715ccdb7f2a25f1711b2a7b7145d718f69a6b68dd918df",
    "metadata": {},
    "name": "SessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
