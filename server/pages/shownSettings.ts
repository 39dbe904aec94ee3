import type { Config } from '../config/config';

type Shown = Pick<Config, 'groupName' | 'groupTagline' | 'groupContact' | 'groupTimeZone' | 'aiCrawlers'>;

/** The group's settings that documents show, for comparing them. */
export const shownSettings = (config: Shown): string =>
  JSON.stringify([
    ...[config.groupName, config.groupTagline, config.groupContact],
    ...[config.groupTimeZone, config.aiCrawlers],
  ]);
