/**
 * @generated SignedSource<<1f6480ed9bfb185479eb51352c15b53f>>
 * @relayHash 10d2157422798c1490b611b25b9efaec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b64487e2c31ed908eba59c95eff208dda38852982ffdea09352242bb439f29f2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditStoryPageQuery } from './EditStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b64487e2c31ed908eba59c95eff208dda38852982ffdea09352242bb439f29f2",
    "metadata": {},
    "name": "EditStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
