/**
 * @generated SignedSource<<ecdb0f7e5218e28426a8ec65f40d939b>>
 * @relayHash 7455191827467ecae8cbfdded70add43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81bae5cb50756b9b14a9f8fc643e85d0ee57f4e1a3f3cab1f642ea267f507660

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditExercisePageQuery } from './EditExercisePageQuery.graphql';

const node: PreloadableConcreteRequest<EditExercisePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81bae5cb50756b9b14a9f8fc643e85d0ee57f4e1a3f3cab1f642ea267f507660",
    "metadata": {},
    "name": "EditExercisePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
