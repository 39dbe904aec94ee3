/**
 * @generated SignedSource<<3b719631f68bcdd705c2cecf904fb37b>>
 * @relayHash 529b6aaa4bd10d30dbf1aaf898572ad9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72bbc2770386ed0d99f04aa425123d11ae9ea2cf761b4d4e63a7ab4f77f83f57

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditStoryPageQuery } from './EditStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72bbc2770386ed0d99f04aa425123d11ae9ea2cf761b4d4e63a7ab4f77f83f57",
    "metadata": {},
    "name": "EditStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
