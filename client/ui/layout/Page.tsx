import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './useDocumentTitle';

export interface PageProps {
  title: ReactNode;
  /** The browser's title, if it differs from the page's. */
  documentTitle?: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** Actions for the whole page, beside the title. */
  actions?: ReactNode;
  width?: 'measure' | 'content' | 'page';
  children: ReactNode;
}

/** A page's heading and layout. */
export function Page({ title, documentTitle, lead, actions, width = 'content', children }: PageProps) {
  useDocumentTitle(documentTitle ?? (typeof title === 'string' ? title : undefined));
  return (
    <chakra.div maxW={width} w="full" mx="auto">
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        mb="8"
      >
        <chakra.div minW="0">
          <chakra.h1 textStyle="title">{title}</chakra.h1>
          {lead && (
            <chakra.p mt="1" color="ink.muted">
              {lead}
            </chakra.p>
          )}
        </chakra.div>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            {actions}
          </chakra.div>
        )}
      </chakra.header>
      {children}
    </chakra.div>
  );
}
