/**
 * @generated SignedSource<<011affb37398bbd9b07f23d05c6107d2>>
 * @relayHash 66eb16787a466e0bd77d5282a6ecc7ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b3df6046210049b3e93159bb11675226553fc497cdb242d8ef91c6694700fed

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditExercisePageQuery } from './EditExercisePageQuery.graphql';

const node: PreloadableConcreteRequest<EditExercisePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b3df6046210049b3e93159bb11675226553fc497cdb242d8ef91c6694700fed",
    "metadata": {},
    "name": "EditExercisePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
