/**
 * @generated SignedSource<<876893eed1679438dafef616afdaad64>>
 * @relayHash 406af2c72306a10267d015addb16fefd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aae8dbd251925c2d4c642c8119a71af885ea7fd714004522b86fb7e55a640843

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditStoryPageQuery } from './EditStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aae8dbd251925c2d4c642c8119a71af885ea7fd714004522b86fb7e55a640843",
    "metadata": {},
    "name": "EditStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
