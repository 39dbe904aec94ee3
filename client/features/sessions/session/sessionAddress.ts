import { dropInSessionId } from '../../../../server/contract/dropIn';

/** The address of the drop-in session, which has a name instead of an id. */
export const dropInAddress = '/sessions/drop-in';

/** The id of the session at an address. */
export const sessionIdOf = ({ id = '' }: { id?: string }): string =>
  id === 'drop-in' ? dropInSessionId : id;
