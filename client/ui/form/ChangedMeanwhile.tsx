import { chakra, Dialog } from '@chakra-ui/react';
import { Modal } from '../layout/Modal';
import { Button } from './Button';

/** A form's fields as text by label. */
export type FieldTexts = Readonly<Record<string, string>>;

/** A field that another member changed. */
export interface TheirChange {
  label: string;
  theirs: string;
  /** The value that saving would replace theirs with, if it differs. */
  yours: string | undefined;
}

interface ChangedMeanwhileProps {
  /** The object's name, such as 'this feedback'. */
  what: string;
  /** The other member's changes; null if there is no conflict. */
  changes: readonly TheirChange[] | null;
  onSaveMine: () => void;
  onUseTheirs: () => void;
  onKeepEditing: () => void;
}

/** Asks which version to keep after a conflicting edit. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  const { what, changes, onSaveMine, onUseTheirs, onKeepEditing } = props;
  return (
    <Modal role="alertdialog" open={changes !== null} onClose={onKeepEditing} box={{ maxW: '32rem' }}>
      <Dialog.Title>Someone else changed this {what}</Dialog.Title>
      <Dialog.Description mt="2">
        They saved their changes while you were editing. If you save yours, your text replaces theirs in the
        fields you both changed.
      </Dialog.Description>
      <chakra.div display="grid" gap="4" mt="4">
        {changes?.map(({ label, theirs, yours }) => (
          <chakra.section key={label}>
            <chakra.h3 textStyle="label">{label}</chakra.h3>
            <chakra.dl display="grid" gap="2" mt="1">
              <Version label="Theirs" text={theirs} />
              {yours !== undefined && <Version label="Yours" text={yours} />}
            </chakra.dl>
          </chakra.section>
        ))}
      </chakra.div>
      <Dialog.Footer flexDirection={{ base: 'column', sm: 'row' }}>
        <Button variant="outline" onClick={onKeepEditing}>
          Keep editing
        </Button>
        <Button variant="outline" onClick={onUseTheirs}>
          Keep theirs
        </Button>
        <Button variant="solid" onClick={onSaveMine}>
          Save mine
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}

const Version = ({ label, text }: { label: string; text: string }) => (
  <chakra.div>
    <chakra.dt textStyle="small" color="ink.muted">
      {label}
    </chakra.dt>
    <chakra.dd dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text || 'None'}
    </chakra.dd>
  </chakra.div>
);
