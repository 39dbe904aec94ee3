import type { Desk, OpenedText } from '../../offline/desk';
import { hasUnsentText, type LocalStory, type ServerCopy } from '../../offline/model';

/** What to write on, from what the server told of it: null where neither the server nor this device has anything. */
export async function openText(
  desk: Desk,
  id: string,
  copy: ServerCopy | null,
  origin: OpenedText,
): Promise<LocalStory | null> {
  if (copy) return desk.open(copy, origin);
  // Deleted on the server: words that it never had are still here, for their author to decide on.
  const here = await desk.read({ id });
  if (!here || !hasUnsentText(here)) return null;
  desk.serverChanged(id);
  return here;
}
