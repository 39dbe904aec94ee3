/**
 * @generated SignedSource<<5d01047a3ee67b9e456f29ede0ea45be>>
 * @relayHash 18e7c3f9d8ba8407113e193cb612410e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec4dc11de0f2cad55950b3e73706154e6d4e9006035521df49567f1239f74d33

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditSessionPageQuery } from './EditSessionPageQuery.graphql';

const node: PreloadableConcreteRequest<EditSessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec4dc11de0f2cad55950b3e73706154e6d4e9006035521df49567f1239f74d33",
    "metadata": {},
    "name": "EditSessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
