/**
 * @generated SignedSource<<7566e248aebb09e6d7f374de3623c12d>>
 * @relayHash 5ce94263dbb6f3835b69d85d3515f784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aac39ab9af06a85049677278cbb6348e100dd2a9e54561bb1dd7284831e25984

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionPageQuery } from './SessionPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aac39ab9af06a85049677278cbb6348e100dd2a9e54561bb1dd7284831e25984",
    "metadata": {},
    "name": "SessionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
