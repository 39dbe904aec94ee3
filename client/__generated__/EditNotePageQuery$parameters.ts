/**
 * @generated SignedSource<<1c1b4b2f2ba69284bc4fecfcc9b6e65b>>
 * @relayHash 644e06e1881660d45120c59cf5605976
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5646087441652837d082b4190a3df0c621f644832295a64b04b4b9e4c5e7ad27

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditNotePageQuery } from './EditNotePageQuery.graphql';

const node: PreloadableConcreteRequest<EditNotePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5646087441652837d082b4190a3df0c621f644832295a64b04b4b9e4c5e7ad27",
    "metadata": {},
    "name": "EditNotePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
