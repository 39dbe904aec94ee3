/**
 * @generated SignedSource<<47eb13ffc3713a0e1bf4f7874f1a75ba>>
 * @relayHash 20ac74c590bcc2ec1106e0b88c26c21e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36e0d55338901d833ab3b1bd4f2c0408bafcf9125cda049e65900ffa6ba5df75

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36e0d55338901d833ab3b1bd4f2c0408bafcf9125cda049e65900ffa6ba5df75",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
