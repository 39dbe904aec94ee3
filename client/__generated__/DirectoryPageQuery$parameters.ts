/**
 * @generated SignedSource<<dd159fcd8426b43a4ec83685db75f9ff>>
 * @relayHash abd1c8a0c14b403aa6b0a0e05c448b6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba8c46e7b8e74ffc43c2118e2422f593d33a126acc9d516b1b74d25be468ac86

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DirectoryPageQuery } from './DirectoryPageQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba8c46e7b8e74ffc43c2118e2422f593d33a126acc9d516b1b74d25be468ac86",
    "metadata": {},
    "name": "DirectoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
