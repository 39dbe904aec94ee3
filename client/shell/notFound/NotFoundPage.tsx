import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '../../ui/form/Button';
import { Motif } from '../../ui/layout/Motif';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';

export function NotFoundPage() {
  useDocumentTitle('Page not found');
  const navigate = useNavigate();
  return (
    <chakra.div flex="1" display="grid" alignContent="center" justifyItems="center" textAlign="center" p="6">
      <Motif width="16rem" mb="8" />
      <chakra.h1 textStyle="title">Page not found</chakra.h1>
      <chakra.p mt="2" color="ink.muted" maxW="24rem" textWrap="balance">
        Nobody has written anything here. The address may contain a typo.
      </chakra.p>
      <chakra.div mt="8" display="flex" flexWrap="wrap" gap="3" justifyContent="center">
        <LinkButton to="/">Go home</LinkButton>
        <Button variant="outline" onClick={() => void navigate(-1)}>
          Go back
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
