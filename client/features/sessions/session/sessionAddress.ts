import { dropInSessionId } from '../../../../server/contract/dropIn';

/** The address of the standing session has a name instead of its id. */
export const dropInAddress = '/sessions/drop-in';

/** The id of the session at an address. */
export const sessionIdOf = ({ id = '' }: { id?: string }): string =>
  id === 'drop-in' ? dropInSessionId : id;
