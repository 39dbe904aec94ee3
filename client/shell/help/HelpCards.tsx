import { chakra } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { GearIcon, PeopleIcon, SessionsIcon, StoryIcon } from '../../ui/content/icons';
import { Link } from '../../ui/layout/Link';

interface Card {
  to: string;
  title: string;
  text: string;
  Icon: ComponentType;
}

const cards: readonly Card[] = [
  {
    to: '/stories',
    title: 'Writing stories',
    text: 'Keep a story to yourself, share it with members, or publish it on the blog. Tag it, and find it again.',
    Icon: StoryIcon,
  },
  {
    to: '/sessions',
    title: 'Writing together',
    text: 'See which writing sessions are coming up, and take a place at the table.',
    Icon: SessionsIcon,
  },
  {
    to: '/settings',
    title: 'Making it yours',
    text: 'Keyboard shortcuts, how the editor looks, who sees a new story first, and your data to take with you.',
    Icon: GearIcon,
  },
  {
    to: '/about',
    title: 'Who we are',
    text: 'How the group began, when it meets, and what it does on a Monday evening.',
    Icon: PeopleIcon,
  },
];

const CardLink = chakra(Link, {
  base: {
    display: 'flex',
    gap: '4',
    h: 'full',
    p: '5',
    borderWidth: '1px',
    borderColor: 'rule',
    borderRadius: 'md',
    color: 'ink',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { bg: 'paper.hover', borderColor: 'rule.strong' },
  },
});

/** Links to the pages that members look for most. */
export function HelpCards() {
  return (
    <chakra.nav aria-label="Help topics">
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
      >
        {cards.map(({ to, title, text, Icon }) => (
          <li key={to}>
            <CardLink to={to}>
              <chakra.span color="accent" fontSize="xl" mt="0.5">
                <Icon />
              </chakra.span>
              <chakra.span minW="0">
                <chakra.span display="block" textStyle="subheading">
                  {title}
                </chakra.span>
                <chakra.span display="block" mt="1" color="ink.muted">
                  {text}
                </chakra.span>
              </chakra.span>
            </CardLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
