import { checkBio, checkDisplayName, checkWebAddress } from '../../../../server/contract/profileRules';
import type { Problems } from '../../../forms/useCheckedForm';

export interface ProfileValues {
  profileImageUrl: string;
  displayName: string;
  bio: string;
  websiteUrl: string;
}

/** Adds https:// to an address that begins neither with a scheme nor with a slash. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return address && !/^([a-z][a-z0-9+.-]*:|\/)/i.test(address) ? `https://${address}` : address;
}

/** Validates like the server. */
export const problemsOf = (values: ProfileValues): Problems<ProfileValues> => ({
  profileImageUrl: checkWebAddress(withScheme(values.profileImageUrl)).problem,
  displayName: checkDisplayName(values.displayName).problem,
  bio: checkBio(values.bio).problem,
  websiteUrl: checkWebAddress(withScheme(values.websiteUrl)).problem,
});

export const toInput = (values: ProfileValues) => ({
  displayName: values.displayName,
  bio: values.bio,
  websiteUrl: withScheme(values.websiteUrl),
  profileImageUrl: withScheme(values.profileImageUrl),
});
