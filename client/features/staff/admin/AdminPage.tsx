import { chakra, Tabs } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isAdmin } from '../../../auth/roles';
import { useAuth } from '../../../auth/useAuth';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { Link } from '../../../ui/layout/Link';
import { Page, type PageProps } from '../../../ui/layout/Page';
import { adminSections } from './adminSections';

interface AdminPageProps extends PageProps {
  filters?: ReactNode;
  /** The chosen one of the tabs among the filters: its panel is there while what it shows is loaded. */
  tab?: string;
}

/** A screen below /admin: its heading, links to the others, and what is loaded. */
export function AdminPage({ children, filters, tab, ...page }: AdminPageProps) {
  const { search } = useLocation();
  const content = <LoadedContent key={search}>{children}</LoadedContent>;
  return (
    <Page {...page}>
      <Sections />
      {filters}
      {tab === undefined ? content : <Tabs.Content value={tab}>{content}</Tabs.Content>}
    </Page>
  );
}

const SectionLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'target',
    px: '1',
    color: 'ink.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    transitionProperty: 'color, border-color',
    transitionDuration: 'fast',
    _hover: { color: 'ink' },
    '&[aria-current]': { color: 'ink', borderColor: 'accent' },
    '&:not([aria-current])': { _highContrast: { borderColor: 'Canvas!' } },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** `true` for the section of a screen below it. */
function currentAt(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/admin' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Looks like the tabs of other screens; on phones it reaches the screen's edge, so that a cut-off one hints at more. */
function Sections() {
  const { viewer } = useAuth();
  const path = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  const list = useRef<HTMLUListElement>(null);
  const here = adminSections.findLast(({ href }) => currentAt(href, path))?.href;
  useEffect(() => {
    const current = list.current?.querySelector(`[href="${here}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [here]);
  return (
    <chakra.nav aria-label="Admin" mb="6">
      <chakra.ul
        ref={list}
        display="flex"
        gap={{ base: '3', sm: '6' }}
        overflowX="auto"
        scrollbarWidth="none"
        borderBottomWidth="1px"
        borderColor="rule"
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        scrollPaddingInline="4"
      >
        {adminSections
          .filter(({ adminsOnly }) => !adminsOnly || isAdmin(viewer))
          .map(({ label, href }) => (
            <li key={href}>
              <SectionLink to={href} aria-current={currentAt(href, path)}>
                {label}
              </SectionLink>
            </li>
          ))}
      </chakra.ul>
    </chakra.nav>
  );
}
