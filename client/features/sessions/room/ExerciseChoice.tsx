import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { PickButton } from '../../../ui/form/PickDialog';

interface ExerciseChoiceProps {
  title: string;
  description: string;
  disabled: boolean;
  busy: boolean;
  onPick: () => void;
}

/** An exercise to pick, with an expandable description. */
export function ExerciseChoice({ title, description, disabled, busy, onPick }: ExerciseChoiceProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);

  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isOpen) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <li>
      <PickButton type="button" disabled={disabled} aria-busy={busy || undefined} onClick={onPick}>
        <chakra.span dir="auto" display="block" fontFamily="reading" fontSize="lg">
          {title}
        </chakra.span>
        <chakra.span
          ref={text}
          dir="auto"
          display="block"
          textStyle="small"
          color="ink.muted"
          {...(isOpen ? { whiteSpace: 'pre-wrap' } : { lineClamp: 2 })}
        >
          {description}
        </chakra.span>
      </PickButton>
      {(isCut || isOpen) && (
        <Button variant="ghost" size="sm" mb="2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Read on'}
          <chakra.span srOnly> about {title}</chakra.span>
        </Button>
      )}
    </li>
  );
}
