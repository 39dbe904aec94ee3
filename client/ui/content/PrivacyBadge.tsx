import type { ComponentType } from 'react';
import { Badge } from './Badge';
import { GlobeIcon, LockIcon, PeopleIcon } from './icons';

type Level = 'private' | 'shared' | 'public';

const icons: Record<Level, ComponentType> = { private: LockIcon, shared: PeopleIcon, public: GlobeIcon };

const isLevel = (level: string): level is Level => level in icons;

/** Accepts GraphQL's name (PRIVATE) and the lowercase value (private). */
export function PrivacyBadge({ level }: { level: string }) {
  const name = level.toLowerCase();
  const Icon = isLevel(name) ? icons[name] : LockIcon;
  return (
    <Badge tone={name === 'public' ? 'accent' : 'neutral'}>
      <Icon />
      {name}
    </Badge>
  );
}
