export const challengesPerPage = 20;
