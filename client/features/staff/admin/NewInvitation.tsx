import { Button } from '../../../ui/form/Button';
import { ShownOnce } from '../../../ui/form/ShownOnce';
import { useIsPhone } from '../../../ui/layout/useIsPhone';

export interface NewInvitationProps {
  link: string;
  onDone: () => void;
}

/** A new invitation's link. */
export function NewInvitation({ link, onDone }: NewInvitationProps) {
  const canShare = useIsPhone() && 'share' in navigator;
  const share = () => {
    // Closing the phone's list of apps is no failure; copying is still there.
    navigator.share({ title: 'Join Monday Writers', url: link }).catch(() => {});
  };
  return (
    <ShownOnce
      label="The invitation’s link"
      hint="Pass it on now: it won’t be shown again. Whoever has it can join."
      value={link}
      rows={3}
      copyLabel="Copy link"
      copied="Link copied"
      onDone={onDone}
    >
      {canShare && (
        <Button variant="outline" onClick={share}>
          Share…
        </Button>
      )}
    </ShownOnce>
  );
}
