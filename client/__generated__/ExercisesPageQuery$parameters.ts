/**
 * @generated SignedSource<<512611fbc86c44635cbb931dda423485>>
 * @relayHash 18cebe9bef87ad76ecb8e86043f694f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b55551c9aaae533f33ce229510e5e6d6d91683d19138033d2b51a70a10a38c3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ExercisesPageQuery } from './ExercisesPageQuery.graphql';

const node: PreloadableConcreteRequest<ExercisesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b55551c9aaae533f33ce229510e5e6d6d91683d19138033d2b51a70a10a38c3",
    "metadata": {},
    "name": "ExercisesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
