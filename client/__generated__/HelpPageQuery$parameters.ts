/**
 * @generated SignedSource<<09eec0a38eb6e97af86ddd9d5dc4e4a4>>
 * @relayHash 7c0b313dec2aa4c996c6837ed38900ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11038587db71460c8df89a11f62e5d0b58ffc22a2353f3664481c136c13190b4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HelpPageQuery } from './HelpPageQuery.graphql';

const node: PreloadableConcreteRequest<HelpPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11038587db71460c8df89a11f62e5d0b58ffc22a2353f3664481c136c13190b4",
    "metadata": {},
    "name": "HelpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
