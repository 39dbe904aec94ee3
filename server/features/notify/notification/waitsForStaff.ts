import { staffSubjects } from '../../../record/acts';

const { join_requested: joining, content_reported: reports, content_held: held } = staffSubjects;

/** All that waits for staff: members and cases, by the subject of the notifications that tell of it. */
export const waitsForStaff = `(SELECT '${joining}' AS subject_id, id FROM users WHERE state = 'waiting'
  UNION ALL SELECT '${reports}', id FROM report_cases WHERE open = 1
  UNION ALL SELECT '${held}', id FROM report_cases WHERE open = 1 AND held = 1)`;
