import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/form/Button';
import { Page } from '../../ui/layout/Page';
import { HelpCards } from './HelpCards';

/** The static part of the page, followed by the server's information. */
export function HelpFrame({ children }: { children: ReactNode }) {
  return (
    <Page
      title="Help & Information"
      lead="Where things are, and what this place runs on."
      actions={
        <>
          <LinkButton to="/about" variant="outline">
            About Us
          </LinkButton>
          <LinkButton to="/sessions">Join a Session</LinkButton>
        </>
      }
    >
      <HelpCards />
      <chakra.section aria-labelledby="application-information" mt="14">
        <chakra.h2
          id="application-information"
          textStyle="heading"
          pb="3"
          borderBottomWidth="1px"
          borderColor="rule"
        >
          Application information
        </chakra.h2>
        {children}
      </chakra.section>
    </Page>
  );
}
