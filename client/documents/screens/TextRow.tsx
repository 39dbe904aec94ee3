import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { guessedLanguage } from '../../../server/markdown/languageOf';
import { Excerpt } from '../../ui/content/Excerpt';
import { MetaLine } from '../../ui/content/MetaLine';
import { TextLink } from '../../ui/form/Button';

export interface TextRowProps {
  to: string;
  title: string;
  /** The heading level below the list's own. */
  titleAs?: 'h2' | 'h3';
  /** The text's language, if it was chosen: otherwise it is guessed. */
  lang?: string | null | undefined;
  /** Plain text; may be empty. */
  excerpt: string;
  facts: ReactNode;
  /** An action for the row. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A row in a list of documents: title, excerpt, facts. */
export function TextRow({
  to,
  title,
  titleAs = 'h2',
  lang: chosen,
  excerpt,
  facts,
  aside,
  children,
}: TextRowProps) {
  const lang = chosen ?? guessedLanguage(`${title} ${excerpt}`);
  return (
    <chakra.article display="flex" gap={{ base: '1', md: '4' }} alignItems="flex-start">
      <chakra.div flex="1" minW="0">
        <chakra.h2 as={titleAs} textStyle="heading" dir="auto" lang={lang}>
          <TextLink to={to} tone="quiet">
            {title}
          </TextLink>
        </chakra.h2>
        {excerpt && (
          <Excerpt dir="auto" lang={lang}>
            {excerpt}
          </Excerpt>
        )}
        <MetaLine mt="3">{facts}</MetaLine>
        {children}
      </chakra.div>
      {aside}
    </chakra.article>
  );
}
