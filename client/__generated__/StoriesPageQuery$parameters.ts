/**
 * @generated SignedSource<<74b60b961b13631a174b5ef109045cde>>
 * @relayHash b714f1a3ea5fe7bbf12fa2ad81eb068e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fcbdaec52f203b02571dfe257a8722f32273ab2fa16aaa3ec36b7863d8b9790

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoriesPageQuery } from './StoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<StoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fcbdaec52f203b02571dfe257a8722f32273ab2fa16aaa3ec36b7863d8b9790",
    "metadata": {},
    "name": "StoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
