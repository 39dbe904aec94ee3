import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LinkButton, TextLink } from '../../../ui/form/Button';
import { DashboardSection } from './DashboardSection';

export const FirstSteps = () => (
  <DashboardSection title="Your first story">
    <chakra.ol listStyle="none" display="grid" gap="5" mt="5">
      <Step number={1} title="Begin with one line">
        Nobody sees it until you say so. If the page stays blank,{' '}
        <TextLink to="/exercises">an exercise helps</TextLink>.
      </Step>
      <Step number={2} title="Go on as long as you like">
        It saves itself, also without a network.
      </Step>
      <Step number={3} title="Give it a title and save it">
        Keep it to yourself, share it with the group, or publish it.
      </Step>
    </chakra.ol>
    <LinkButton to="/stories/new" mt="6">
      Start writing
    </LinkButton>
  </DashboardSection>
);

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <chakra.li display="flex" gap="4">
    <chakra.span
      aria-hidden
      fontFamily="reading"
      fontSize="2xl"
      lineHeight="1.2"
      w="6"
      flexShrink="0"
      color="accent"
    >
      {number}
    </chakra.span>
    <div>
      <chakra.h3 textStyle="subheading">{title}</chakra.h3>
      <chakra.p color="ink.muted">{children}</chakra.p>
    </div>
  </chakra.li>
);
