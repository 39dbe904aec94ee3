import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { CloseIcon, WarningIcon } from '../../../ui/content/icons';
import { Time } from '../../../ui/content/Time';
import { failures } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { FocusFrame } from '../../../ui/layout/FocusFrame';

/** Lists the failures since this tab was opened, because their toasts disappear after seconds. */
export function Failures() {
  const list = useSyncExternalStore(failures.subscribe, failures.read);
  if (list.length === 0) return null;
  return (
    <FocusFrame>
      <chakra.ul aria-label="What has failed here" mb="3">
        {list.map(({ id, text, at }) => (
          <chakra.li key={id} display="flex" alignItems="center" gap="3" ps="3">
            <chakra.span color="danger">
              <WarningIcon />
            </chakra.span>
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {text}{' '}
              <chakra.span color="ink.muted" textStyle="small">
                <Time value={at} format="relative" />
              </chakra.span>
            </chakra.span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Dismiss: ${text}`}
              onClick={() => failures.set(list.filter((other) => other.id !== id))}
            >
              <CloseIcon />
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </FocusFrame>
  );
}
