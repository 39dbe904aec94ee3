/**
 * @generated SignedSource<<035d367e6a07504d1e3c78f934321e80>>
 * @relayHash 60118e73e2a481ee421ccc2a6a214248
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cab91cee14d85bb57c361e0d06babdaf42f7085e49df42bc824f569183b35a46

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackPageQuery } from './FeedbackPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cab91cee14d85bb57c361e0d06babdaf42f7085e49df42bc824f569183b35a46",
    "metadata": {},
    "name": "FeedbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
