/**
 * @generated SignedSource<<0963d83a52a8b3bfc2c978c9f0fbb3e3>>
 * @relayHash b48987b22ed483dd82f52138b148b51d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd5e126d8f802df049ea8533e977476a6df067b6dc312cc080f5afc09213f245

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd5e126d8f802df049ea8533e977476a6df067b6dc312cc080f5afc09213f245",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
