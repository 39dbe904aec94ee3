import {
  type Checked,
  checkBio,
  checkDisplayName,
  checkWebAddress,
} from '../../../server/contract/profileRules';

export interface ProfileValues {
  profileImageUrl: string;
  displayName: string;
  bio: string;
  websiteUrl: string;
}

export type ProfileField = keyof ProfileValues;
export type ProfileProblems = Partial<Record<ProfileField, string>>;

/** Adds https:// to an address without a scheme. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return address && !/^([a-z][a-z0-9+.-]*:|\/)/i.test(address) ? `https://${address}` : address;
}

const checks: Record<ProfileField, (typed: string) => Checked> = {
  profileImageUrl: (typed) => checkWebAddress(withScheme(typed)),
  displayName: checkDisplayName,
  bio: checkBio,
  websiteUrl: (typed) => checkWebAddress(withScheme(typed)),
};

/** Validates like the server. */
export function problemOf(field: ProfileField, values: ProfileValues): string | undefined {
  return checks[field](values[field]).problem;
}

export function problemsOf(values: ProfileValues): ProfileProblems {
  const problems: ProfileProblems = {};
  for (const field of Object.keys(checks) as ProfileField[]) {
    const problem = problemOf(field, values);
    if (problem) problems[field] = problem;
  }
  return problems;
}

export const toInput = (values: ProfileValues) => ({
  displayName: values.displayName,
  bio: values.bio,
  websiteUrl: withScheme(values.websiteUrl),
  profileImageUrl: withScheme(values.profileImageUrl),
});
