import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { copyTextOf, selectText } from '../../ui/content/copyText';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { Field, Textarea } from '../../ui/form/Field';
import { useIsPhone } from '../../ui/layout/useIsPhone';

export interface NewInvitationProps {
  link: string;
  onDone: () => void;
}

/** A new invitation's link, shown only once. */
export function NewInvitation({ link, onDone }: NewInvitationProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const canShare = useIsPhone() && 'share' in navigator;
  useEffect(() => selectText(input.current), []);
  const copy = async () => {
    if (await copyTextOf(input.current)) toast.success('Link copied');
  };
  const share = () => {
    // Closing the phone's list of apps is no failure; copying is still there.
    navigator.share({ title: 'Join Monday Writers', url: link }).catch(() => {});
  };
  return (
    <chakra.div display="grid" gap="4" maxW="form">
      <Field
        label="The invitation’s link"
        hint="Pass it on now: it won’t be shown again. Whoever has it can join."
      >
        {(control) => (
          <Textarea
            {...control}
            ref={input}
            value={link}
            readOnly
            rows={3}
            px="3"
            py="2"
            fontFamily="mono"
            fontSize="md"
            wordBreak="break-all"
            resize="none"
          />
        )}
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={() => void copy()}>Copy link</Button>
        {canShare && (
          <Button variant="outline" onClick={share}>
            Share…
          </Button>
        )}
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
