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

/** An address as people say it: example.com means https://example.com. */
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

/** What the server would say to it, before it is asked. */
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
