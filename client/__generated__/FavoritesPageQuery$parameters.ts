/**
 * @generated SignedSource<<12e81cf04266020fe6709aadb6ce10bb>>
 * @relayHash 343d137cba071dada0d4d03854d7c639
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0cbb1fe0dbf896751943f21d5892e1013fff11f3efb04b1559745304cc3dfe9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0cbb1fe0dbf896751943f21d5892e1013fff11f3efb04b1559745304cc3dfe9",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
