import { chakra, Tabs } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isAdmin } from '../../../auth/roles';
import { useAuth } from '../../../auth/useAuth';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { Link } from '../../../ui/layout/Link';
import { Page, type PageProps } from '../../../ui/layout/Page';
import { adminSections, normalisedPath } from './adminSections';

interface AdminPageProps extends PageProps {
  filters?: ReactNode;
  /** The selected tab, if `filters` contains tabs: the content becomes its panel, which is rendered even while the content loads. */
  tab?: string;
}

/** A screen below /admin: its heading, links to the other screens, filters, and the content, which may suspend. */
export function AdminPage({ children, filters, tab, ...page }: AdminPageProps) {
  const { search } = useLocation();
  const content = <LoadedContent key={search}>{children}</LoadedContent>;
  return (
    <Page {...page}>
      <SectionLinks />
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
    // High contrast gives transparent borders a visible colour; this one stays invisible.
    '&:not([aria-current])': { _highContrast: { borderColor: 'Canvas!' } },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** The aria-current of a section's link: 'page' on its own screen, 'true' on a screen below it. */
function ariaCurrentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/admin' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Links that look like the tabs of other screens; on phones the row reaches the screen's edge, so that a cut-off link hints at more. */
function SectionLinks() {
  const { viewer } = useAuth();
  const path = normalisedPath(useLocation().pathname);
  const list = useRef<HTMLUListElement>(null);
  const currentHref = adminSections.findLast(({ href }) => ariaCurrentOf(href, path))?.href;
  useEffect(() => {
    const current = list.current?.querySelector(`[href="${currentHref}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [currentHref]);
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
              <SectionLink to={href} aria-current={ariaCurrentOf(href, path)}>
                {label}
              </SectionLink>
            </li>
          ))}
      </chakra.ul>
    </chakra.nav>
  );
}
