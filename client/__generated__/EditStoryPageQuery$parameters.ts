/**
 * @generated SignedSource<<cac6b69908509e3a2e2d8806ef1209d3>>
 * @relayHash 3fee15116f5ac0544d8830063161119d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efcd7eb39848d2f69e1fdc49c92b05228b1b8cce94ae4e11fd170d94a1a320cb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditStoryPageQuery } from './EditStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efcd7eb39848d2f69e1fdc49c92b05228b1b8cce94ae4e11fd170d94a1a320cb",
    "metadata": {},
    "name": "EditStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
