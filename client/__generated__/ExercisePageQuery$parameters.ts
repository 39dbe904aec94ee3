/**
 * @generated SignedSource<<fd868c5ea455479d7905c5f9ce85876f>>
 * @relayHash 391ee3d0be798ed81d5cc97c2f98dc91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 741840e053ec7e1adcfd92da87682cc0e50fa82843250d20487f1a8ee239df6b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ExercisePageQuery } from './ExercisePageQuery.graphql';

const node: PreloadableConcreteRequest<ExercisePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "741840e053ec7e1adcfd92da87682cc0e50fa82843250d20487f1a8ee239df6b",
    "metadata": {},
    "name": "ExercisePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
