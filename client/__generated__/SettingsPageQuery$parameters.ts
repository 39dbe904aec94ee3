/**
 * @generated SignedSource<<24cd5c60be269fdc2af6ff02305f73a1>>
 * @relayHash bb6c6b9399fe6da89c588599ae656bde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6be38b7b8989e90cd0320eb6b39d4d87f26260e5fcc70bf9fa841965fbcad13f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6be38b7b8989e90cd0320eb6b39d4d87f26260e5fcc70bf9fa841965fbcad13f",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
