import { Role } from '../contract/enums';

/** Condition for members, as `u`, who are staff: administrators and instructors. Whether they may act is `isActive`. */
export const isStaffMember = (u = 'u') =>
  `(FIND_IN_SET('${Role.ADMIN}', ${u}.roles) OR FIND_IN_SET('${Role.INSTRUCTOR}', ${u}.roles))`;
