import { inText, searchSeconds, wantedBy } from '../../db/wordSearch';
import type { Arm } from '../../graphql/connection';

interface OwnList {
  /** The table in the order of the list. */
  from: string;
  alias: string;
  authorId: string;
  search?: string | null;
}

/**
 * A member's own texts. A search walks the list and reads each text, as it does for their stories: nobody but the author may
 * find them, so there is no index of everyone's words to ask.
 */
export function ownArms({ from, alias, authorId, search }: OwnList): { arms: Arm[]; seconds?: number } {
  const own = `${alias}.author_id = ?`;
  const wanted = wantedBy(search);
  if (!wanted) return { arms: [{ from, where: own, params: [authorId] }] };
  const { condition, params } = inText(wanted.words.length > 0 ? wanted.words : wanted.allWords, alias);
  return {
    arms: [{ from, where: `${own} AND ${condition}`, params: [authorId, ...params] }],
    seconds: searchSeconds,
  };
}
