import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../form/Button';
import { useFocusAfterRender } from '../layout/useFocusAfterRender';

interface FoldedProps {
  /** What is folded, and why. */
  note: string;
  children: ReactNode;
}

/** Content behind a button; showing it moves the focus to it. */
export function Folded({ note, children }: FoldedProps) {
  const [isShown, setShown] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const focusShown = useFocusAfterRender(shown);
  if (isShown)
    return (
      <div ref={shown} tabIndex={-1}>
        {children}
      </div>
    );
  const show = () => {
    setShown(true);
    focusShown();
  };
  return (
    <chakra.p textStyle="small" color="ink.muted">
      {note}{' '}
      <Button variant="ghost" size="sm" onClick={show}>
        Show it
      </Button>
    </chakra.p>
  );
}
