/**
 * @generated SignedSource<<2583e836e2bfcaad24f8b89db53def8c>>
 * @relayHash 1bc1b4b6d5d5bcf35c60ebb250b11e3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9ec767f7e58b52aa779ca480059797da867a295ec92b4dad60896483f48de5f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditStoryPageQuery } from './EditStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9ec767f7e58b52aa779ca480059797da867a295ec92b4dad60896483f48de5f",
    "metadata": {},
    "name": "EditStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
