import type { Details } from '../model/model';

/** A detail as text for a field. */
export function textDetail(details: Details, key: string): string {
  const value = details[key];
  return typeof value === 'string' ? value : '';
}
