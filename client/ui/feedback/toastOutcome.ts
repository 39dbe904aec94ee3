import { reasonOf } from '../../lib/requestError';
import { toast } from './toaster';

interface OutcomeTexts {
  /** Without it, the screen shows the success itself. */
  done?: string;
  /** Shown if the server gives no reason. */
  failed: string;
}

/** Says in a toast that what a button does is done, or why it has failed. Never rejects. */
export const toastOutcome = (act: Promise<unknown>, { done, failed }: OutcomeTexts): Promise<void> =>
  act.then(
    () => done && toast.success(done),
    (error) => toast.error(reasonOf(error) ?? failed),
  ) as Promise<void>;
