/**
 * @generated SignedSource<<ebd530efb398884877488b91c5777fd7>>
 * @relayHash 2e8498aee053b836ea89dcf57651e98e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc3453a838a40fe189ac0ea54a001fe27e295dd5a8ced01e208cc2aeafdfc132

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditStoryPageQuery } from './EditStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc3453a838a40fe189ac0ea54a001fe27e295dd5a8ced01e208cc2aeafdfc132",
    "metadata": {},
    "name": "EditStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
