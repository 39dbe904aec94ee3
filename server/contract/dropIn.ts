/** The id of the standing session, the same in every installation, so that there is never a second one. */
export const dropInSessionId = 'session_00000000000000000000000000';
