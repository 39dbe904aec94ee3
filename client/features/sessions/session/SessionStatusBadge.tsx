import type { ComponentProps, ComponentType } from 'react';
import { Badge } from '../../../ui/content/Badge';
import { CheckIcon, CloseIcon, ExerciseIcon, SessionsIcon } from '../../../ui/content/icons';

interface BadgeContent {
  label: string;
  Icon: ComponentType;
  tone: ComponentProps<typeof Badge>['tone'];
}

const contentByStatus: Record<string, BadgeContent> = {
  SCHEDULED: { label: 'scheduled', Icon: SessionsIcon, tone: 'info' },
  IN_PROGRESS: { label: 'in progress', Icon: ExerciseIcon, tone: 'accent' },
  COMPLETED: { label: 'completed', Icon: CheckIcon, tone: 'neutral' },
  CANCELLED: { label: 'cancelled', Icon: CloseIcon, tone: 'danger' },
};

/** The status as text, icon and colour. */
export function SessionStatusBadge({ status }: { status: string }) {
  const content = contentByStatus[status];
  if (!content) return null;
  const { label, Icon, tone } = content;
  return (
    <Badge tone={tone}>
      <Icon />
      {label}
    </Badge>
  );
}
