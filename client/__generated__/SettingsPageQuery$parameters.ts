/**
 * @generated SignedSource<<f355fd231a09015fbe4d864372b36178>>
 * @relayHash 55ca0987d3b65a5b9a3b2370e12b70ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4db4a3a913a275be400d40da5836de0c4f66185cdfb14b8aaee3b65db4d924a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4db4a3a913a275be400d40da5836de0c4f66185cdfb14b8aaee3b65db4d924a",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
