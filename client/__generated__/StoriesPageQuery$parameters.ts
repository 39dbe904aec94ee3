/**
 * @generated SignedSource<<757e453d642b234d6a70d556714a9fba>>
 * @relayHash e370f1262a7d2bb8812e6c16b8d31789
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b726f4764597dc21ad4645afa7f59664a280d7d37c9f85110817d44bb53a3aeb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoriesPageQuery } from './StoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<StoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b726f4764597dc21ad4645afa7f59664a280d7d37c9f85110817d44bb53a3aeb",
    "metadata": {},
    "name": "StoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
