import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../ui/form/Button';
import { kinds } from '../model/kinds';
import type { DocumentKind } from '../model/model';
import { useSyncOverview } from '../useDocuments';
import { DocumentStatus } from './DocumentStatus';
import { useUnsentTexts } from './LocalTexts';

/** Says to the author that this device has newer, unsent changes. */
export function UnsentNotice({ kind, id }: { kind: DocumentKind; id: string }) {
  const { online } = useSyncOverview();
  const text = useUnsentTexts(kind).find((unsent) => unsent.id === id);
  if (!text) return null;
  const { name, list } = kinds[kind];
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      maxW="measure"
      w="full"
      mx="auto"
      mb="6"
      textStyle="small"
      color="ink.muted"
    >
      <DocumentStatus document={text} online={online} />
      <span>Your latest changes are on this device only. This is the {name} as the server has it.</span>
      <TextLink to={`${list}/${id}/edit`}>Go on writing</TextLink>
    </chakra.div>
  );
}
