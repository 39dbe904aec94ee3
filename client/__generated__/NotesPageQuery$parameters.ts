/**
 * @generated SignedSource<<a061f71bd7fdfc0bf089b4a0b897b1fa>>
 * @relayHash 6bc5470fcf7ca248d7301638ceb6d7a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d07ff0d4a12b4d1b0acb080259a626d2f7fa4e9f100b1169c6d48d5f1060373f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotesPageQuery } from './NotesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d07ff0d4a12b4d1b0acb080259a626d2f7fa4e9f100b1169c6d48d5f1060373f",
    "metadata": {},
    "name": "NotesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
