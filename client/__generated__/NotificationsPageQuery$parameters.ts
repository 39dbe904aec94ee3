/**
 * @generated SignedSource<<c194068a70135715aabaebb3fa550c02>>
 * @relayHash ec563da558066984e7274f262622c92a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4448a9959820fcd83648d0fa79607fe54b87ac33e05233399f6ccbc828f704bc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4448a9959820fcd83648d0fa79607fe54b87ac33e05233399f6ccbc828f704bc",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
