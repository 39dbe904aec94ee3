/**
 * @generated SignedSource<<f34dd366e26bcb7606e4a5307e9948dc>>
 * @relayHash 84552ab6d059fa3bd256379d1d68f741
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f4de417d6679832b4d3ed65359126d7c4d116b9553d0da594baeec63b252c86

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotePageQuery } from './NotePageQuery.graphql';

const node: PreloadableConcreteRequest<NotePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f4de417d6679832b4d3ed65359126d7c4d116b9553d0da594baeec63b252c86",
    "metadata": {},
    "name": "NotePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
