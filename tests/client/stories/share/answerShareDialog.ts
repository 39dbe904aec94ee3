import { isAll } from '../../../support/testAll';
import { answer } from '../story/renderScreens';

/** Answers the dialog, which reads from the network alone: strict mode mounts it twice, so that it asks twice. */
export async function answerShareDialog(story: object): Promise<void> {
  await answer({ story });
  if (isAll) await answer({ story });
}
