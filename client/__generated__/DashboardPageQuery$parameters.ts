/**
 * @generated SignedSource<<1d797d1b849d4e70e11bbde1f8a7ac01>>
 * @relayHash be3da39d48fd00e335da43b7420664fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bca67e001af18dffe684659aafbca9cb5d3dae73e7a775652054b104bc29ff1b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bca67e001af18dffe684659aafbca9cb5d3dae73e7a775652054b104bc29ff1b",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
