/**
 * @generated SignedSource<<c50642f71e1bc70bd42caca855e51496>>
 * @relayHash e8e8e3561acdac6cdd78e171984ce96e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c947cd319712498ea8ed8836ff21b57f6910ae53cfe3f7fbb164f842f1ddbc9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c947cd319712498ea8ed8836ff21b57f6910ae53cfe3f7fbb164f842f1ddbc9",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
