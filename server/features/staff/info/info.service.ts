import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../../config/config';
import { projectRoot } from '../../../lib/paths';
import type { AppInfo } from './info.types';

const { version, description } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  version: string;
  description: string;
};

/** Information for the help page and integrators. `build` is the operator's BUILD, otherwise the version. */
export const appInfo = (config: Config): AppInfo => ({
  name: config.groupName,
  version,
  description,
  author: "The Monday Writers' Collective",
  contact: config.groupContact ?? config.appUrl,
  apiVersion: '1',
  environment: config.environment,
  build: config.build ?? version,
  signInProvider: config.oidc?.name ?? null,
  features: [
    'stories',
    'sharing',
    'favorites',
    'comments',
    'public blog',
    'writing sessions',
    'writing exercises',
    'journals',
    'notes',
    'feedback',
    'calendar feeds',
    'profiles',
    'following',
    'data export',
    'GraphQL',
    'REST',
  ],
  extraFields: [{ name: 'group_time_zone', value: config.groupTimeZone }],
});
