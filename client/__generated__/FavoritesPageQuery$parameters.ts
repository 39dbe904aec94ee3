/**
 * @generated SignedSource<<5554252bb6187dbd3c822078f79bcc69>>
 * @relayHash de5cdfb1f4bfc78a6f5d76bda6fecb31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb71e1ceabcf04ee225a6b1ae7bc6a63ccfd0037fcc4442f64eaa097334a788c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb71e1ceabcf04ee225a6b1ae7bc6a63ccfd0037fcc4442f64eaa097334a788c",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
