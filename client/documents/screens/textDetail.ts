import type { Details } from '../model/model';

/** What its author wrote of a detail, as a field shows it. */
export function textDetail(details: Details, key: string): string {
  const value = details[key];
  return typeof value === 'string' ? value : '';
}
