import type { Config } from '../config/config';

type ShownConfig = Pick<
  Config,
  'groupName' | 'groupTagline' | 'groupContact' | 'groupTimeZone' | 'aiCrawlers'
>;

/** The group's settings that documents show, as a text for comparing them. */
export const shownSettings = (config: ShownConfig): string =>
  JSON.stringify([
    ...[config.groupName, config.groupTagline, config.groupContact],
    ...[config.groupTimeZone, config.aiCrawlers],
  ]);
