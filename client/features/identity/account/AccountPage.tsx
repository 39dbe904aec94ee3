import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Motif } from '../../../ui/layout/Motif';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { Wordmark } from '../../../ui/layout/Wordmark';

interface AccountPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Links to related pages. */
  footer: ReactNode;
  /** For a page that replaces another without navigation: its heading takes the focus, so that screen readers read it. */
  takesFocus?: boolean;
}

/** The frame of the sign-in screens: the form, with a picture beside it on wide screens. */
export function AccountPage({ title, lead, children, footer, takesFocus = false }: AccountPageProps) {
  useDocumentTitle(title);
  const leadId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <chakra.div flex="1" display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
      <chakra.div display="flex" flexDirection="column" px={{ base: '5', md: '10' }} py="5">
        <Wordmark />
        <chakra.div flex="1" display="grid" alignContent="center" justifyItems="center" py="10">
          <chakra.div w="full" maxW="form">
            <chakra.h1
              ref={heading}
              textStyle="title"
              tabIndex={takesFocus ? -1 : undefined}
              aria-describedby={takesFocus ? leadId : undefined}
            >
              {title}
            </chakra.h1>
            <chakra.p id={leadId} mt="2" mb="8" color="ink.muted" overflowWrap="anywhere">
              {lead}
            </chakra.p>
            {children}
            {footer && (
              <chakra.div mt="8" color="ink.muted">
                {footer}
              </chakra.div>
            )}
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <chakra.aside
        hideBelow="lg"
        display="grid"
        alignContent="center"
        justifyItems="center"
        gap="10"
        p="12"
        bg="paper.sunken"
        borderInlineStartWidth="1px"
        borderColor="rule"
      >
        <Motif width="26rem" />
        <chakra.p textStyle="reading" color="ink.muted" textAlign="center" maxW="20rem">
          Every Monday at 7pm the lamp is on, and there is a place for you at the table.
        </chakra.p>
      </chakra.aside>
    </chakra.div>
  );
}
