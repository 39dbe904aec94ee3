/**
 * @generated SignedSource<<3be6257d678b6a9e8acde3aca42e55fc>>
 * @relayHash db0f053eef34f87f7f68864af664cc3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6b34e80d9fdb03d950781e940aafff01ad14553d67653d1b02236e4a6ab1d8d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6b34e80d9fdb03d950781e940aafff01ad14553d67653d1b02236e4a6ab1d8d",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
