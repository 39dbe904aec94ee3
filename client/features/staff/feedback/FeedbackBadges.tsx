import { Badge } from '../../../ui/content/Badge';
import { categories, statuses } from './feedbackTexts';

export function CategoryBadge({ category }: { category: string }) {
  const known = categories.find(({ value }) => value === category);
  if (!known) return null;
  const { label, Icon } = known;
  return (
    <Badge>
      <Icon />
      {label}
    </Badge>
  );
}

/** The status as text, icon and colour. */
export function StatusBadge({ status }: { status: string }) {
  const known = statuses.find(({ value }) => value === status);
  if (!known) return null;
  const { tone, Icon } = known;
  return (
    <Badge tone={tone}>
      <Icon />
      {status.toLowerCase().replaceAll('_', ' ')}
    </Badge>
  );
}

export function PriorityBadge({ priority }: { priority: string }) {
  return (
    <Badge tone={priority === 'CRITICAL' ? 'danger' : 'neutral'}>{priority.toLowerCase()} priority</Badge>
  );
}
