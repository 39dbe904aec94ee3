/**
 * @generated SignedSource<<222ecc5f021b2100c0ff82b7b7e17680>>
 * @relayHash 19dfef134ebe791983d77d1aceed7d53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af82668c0e608116b24387e81f3b06407c017fc0dcb80afd1380a032ee4343f5

import { ConcreteRequest } from 'relay-runtime';
export type RecordWritingMinutesInput = {
  day: string;
  minutes: ReadonlyArray<number>;
};
export type reportMinutesMutation$variables = {
  input: RecordWritingMinutesInput;
};
export type reportMinutesMutation$data = {
  readonly recordWritingMinutes: {
    readonly minutes: number;
  };
};
export type reportMinutesMutation = {
  response: reportMinutesMutation$data;
  variables: reportMinutesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RecordWritingMinutesPayload",
    "kind": "LinkedField",
    "name": "recordWritingMinutes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minutes",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "reportMinutesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reportMinutesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af82668c0e608116b24387e81f3b06407c017fc0dcb80afd1380a032ee4343f5",
    "metadata": {},
    "name": "reportMinutesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db4da0e28b90b9a0cafcb9b2718746b1";

export default node;
