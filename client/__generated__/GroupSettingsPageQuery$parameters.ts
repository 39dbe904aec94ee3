/**
 * @generated SignedSource<<df9b2b4234f7dca5b034dbfa8881099e>>
 * @relayHash 8d3dea0575b55bb451d3a4958f8c1b77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8152ce6e8216758ba07cb947a69b221fb029a4d62106363d6790ed1ffe12baf8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8152ce6e8216758ba07cb947a69b221fb029a4d62106363d6790ed1ffe12baf8",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
