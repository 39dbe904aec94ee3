import type { OperationByPrivacy } from './matrix';
import { row } from './outcomes';

/** Operations about a comment by the named member on a story of the owner. */
export const onComment: Record<string, OperationByPrivacy> = {
  updateComment: {
    document: 'mutation ($id: ID!) { updateComment(input: { id: $id, content: "Changed" }) { __typename } }',
    expected: {
      //               visitor            member       named        instructor   admin        owner
      private: /* */ row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN'),
      shared: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', /*  */ 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'),
      named: /*   */ row('UNAUTHENTICATED', 'NOT_FOUND', 'ok', /*  */ 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN'),
      public: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', /*  */ 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'),
    },
    rest: { route: 'PUT /comments/:id', body: { content: 'Changed' } },
  },
  deleteComment: {
    document: 'mutation ($id: ID!) { deleteComment(input: { id: $id }) { __typename } }',
    expected: {
      private: /* */ row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
      shared: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', /*  */ 'FORBIDDEN', 'ok', /*  */ 'ok'),
      named: /*   */ row('UNAUTHENTICATED', 'NOT_FOUND', 'ok', /*  */ 'NOT_FOUND', 'NOT_FOUND', 'ok'),
      public: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', /*  */ 'FORBIDDEN', 'ok', /*  */ 'ok'),
    },
    rest: { route: 'DELETE /comments/:id' },
  },
  approveComment: {
    document: 'mutation ($id: ID!) { approveComment(input: { id: $id }) { __typename } }',
    expected: {
      private: /* */ row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
      shared: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'),
      named: /*   */ row('UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
      public: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'),
    },
  },
  node: {
    document: 'query ($id: ID!) { node(id: $id) { id } }',
    expected: {
      private: /* */ row('null', /*         */ 'null', /**/ 'null', /**/ 'null', /**/ 'null', /**/ 'ok'),
      shared: /*  */ row('null', /*         */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok'),
      named: /*   */ row('null', /*         */ 'null', /**/ 'ok', /*  */ 'null', /**/ 'null', /**/ 'ok'),
      public: /*  */ row('ok', /*           */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok'),
    },
  },
};
