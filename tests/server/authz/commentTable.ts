import type { OperationByPrivacy } from './matrix';
import { ask, change, find, table } from './operations';
import { row } from './outcomes';

/** Operations about a comment by the named member on a story of the owner. */
export const onComment: Record<string, OperationByPrivacy> = table({
  updateComment: change(
    'content: "Changed"',
    {
      //               visitor            member       named        instructor   admin        owner
      private: /* */ row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN'),
      shared: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', /*  */ 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'),
      named: /*   */ row('UNAUTHENTICATED', 'NOT_FOUND', 'ok', /*  */ 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN'),
      public: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', /*  */ 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'),
    },
    'PUT /comments/:id',
    { content: 'Changed' },
  ),
  deleteComment: change(
    '',
    {
      private: /* */ row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
      shared: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', /*  */ 'FORBIDDEN', 'ok', /*  */ 'ok'),
      named: /*   */ row('UNAUTHENTICATED', 'NOT_FOUND', 'ok', /*  */ 'NOT_FOUND', 'NOT_FOUND', 'ok'),
      public: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', /*  */ 'FORBIDDEN', 'ok', /*  */ 'ok'),
    },
    'DELETE /comments/:id',
  ),
  approveComment: change('', {
    private: /* */ row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
    shared: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'),
    named: /*   */ row('UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
    public: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'),
  }),
  node: ask(find, {
    private: /* */ row('null', /*         */ 'null', /**/ 'null', /**/ 'null', /**/ 'null', /**/ 'ok'),
    shared: /*  */ row('null', /*         */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok'),
    named: /*   */ row('null', /*         */ 'null', /**/ 'ok', /*  */ 'null', /**/ 'null', /**/ 'ok'),
    public: /*  */ row('ok', /*           */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok'),
  }),
});
