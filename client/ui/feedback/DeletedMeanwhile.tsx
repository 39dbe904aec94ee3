import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../form/Button';

interface DeletedMeanwhileProps {
  /** The kind, such as 'session'. */
  what: string;
  wayOn: { to: string; label: string };
  onLeave: () => void;
}

/** Replaces a form's buttons if its object was deleted; the typed text can still be copied. */
export function DeletedMeanwhile({ what, wayOn, onLeave }: DeletedMeanwhileProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button has been removed.
  useEffect(() => title.current?.focus(), []);
  return (
    <chakra.div role="alert" ps="4" borderInlineStartWidth="2px" borderColor="danger">
      <chakra.h2 ref={title} tabIndex={-1} textStyle="subheading" outline="none">
        This {what} was deleted
      </chakra.h2>
      <chakra.p mt="1" mb="4" color="ink.muted">
        It can’t be saved any more. What you typed is still here to copy.
      </chakra.p>
      <LinkButton to={wayOn.to} variant="outline" onClick={onLeave}>
        {wayOn.label}
      </LinkButton>
    </chakra.div>
  );
}
