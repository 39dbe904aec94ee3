/**
 * @generated SignedSource<<f0612ef06ac5d777d8c6723cee91ced4>>
 * @relayHash 28b56d518bee4905963ef024c42e3f23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75491ec7d536ece0e087a843e554a6c43988f4db805071f1ef78828b1212bd48

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalsPageQuery } from './GoalsPageQuery.graphql';

const node: PreloadableConcreteRequest<GoalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75491ec7d536ece0e087a843e554a6c43988f4db805071f1ef78828b1212bd48",
    "metadata": {},
    "name": "GoalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
