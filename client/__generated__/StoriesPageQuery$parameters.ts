/**
 * @generated SignedSource<<92453f240aa3444f142af923881144a1>>
 * @relayHash 5419151ccbd6dbcd708dc79fcfbc429d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7efd9618e50e1ff41a045d04c9c357a64b026ac2897685d86181390e1818575

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoriesPageQuery } from './StoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<StoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7efd9618e50e1ff41a045d04c9c357a64b026ac2897685d86181390e1818575",
    "metadata": {},
    "name": "StoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
