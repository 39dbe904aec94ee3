import { chakra, Dialog } from '@chakra-ui/react';

export const ImportBody = chakra(Dialog.Body, {
  base: { flex: '1', minH: '0', overflowY: 'auto', px: { base: '4', md: '6' }, py: '2' },
});
export const ImportFooter = chakra(Dialog.Footer, {
  base: { mt: '0', px: { base: '4', md: '6' }, py: '4' },
});
