import { staffSubjects } from '../../../record/acts';

const { join_requested: joining, content_reported: reports, content_held: held } = staffSubjects;

/** SQL: a table of the members and cases that wait for staff, with the subject of their notifications. */
export const waitingForStaffSql = `(SELECT '${joining}' AS subject_id, id FROM users WHERE state = 'waiting'
  UNION ALL SELECT '${reports}', id FROM report_cases WHERE open = 1
  UNION ALL SELECT '${held}', id FROM report_cases WHERE open = 1 AND held = 1)`;
