import type { Context } from '../../request/context';
import { type RefusedAccount, recordRefusedSignIn } from './audit';

/** Records that a sign-in was refused, without delaying the response. A failure is only logged. */
export function noteRefusedSignIn(
  ctx: Pick<Context, 'db' | 'now' | 'log' | 'requestId'>,
  account: RefusedAccount,
): void {
  recordRefusedSignIn(ctx.db, ctx, account).catch((error: unknown) =>
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a refused sign-in could not be recorded'),
  );
}
