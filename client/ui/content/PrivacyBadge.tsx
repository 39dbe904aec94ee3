import { type Privacy, toPrivacy } from '../../lib/privacy';
import { Badge } from './Badge';
import { GlobeIcon, LockIcon, PeopleIcon } from './icons';

const icons = { PRIVATE: LockIcon, SHARED: PeopleIcon, PUBLIC: GlobeIcon } satisfies Record<Privacy, unknown>;

/** Accepts GraphQL's name (PRIVATE) and the lowercase value (private). */
export function PrivacyBadge({ level }: { level: string }) {
  const privacy = toPrivacy(level);
  const Icon = icons[privacy];
  return (
    <Badge tone={privacy === 'PUBLIC' ? 'accent' : 'neutral'}>
      <Icon />
      {privacy.toLowerCase()}
    </Badge>
  );
}
