import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { NewInGroup_viewer$key } from '../../../__generated__/NewInGroup_viewer.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { wordsLabel } from '../../../ui/content/labels';
import { MetaLine } from '../../../ui/content/MetaLine';
import { PrivacyBadge } from '../../../ui/content/PrivacyBadge';
import { TextLink } from '../../../ui/form/Button';
import { DashboardSection } from './DashboardSection';

export function NewInGroup({ viewer }: { viewer: NewInGroup_viewer$key }) {
  const { newInGroup } = useFragment(
    graphql`
      fragment NewInGroup_viewer on Viewer {
        newInGroup {
          id
          title
          wordCount
          privacyLevel
          author {
            ...AuthorLink_user
          }
        }
      }
    `,
    viewer,
  );
  if (newInGroup.length === 0) return null;
  return (
    <DashboardSection title="New in the group" all={{ to: '/stories?tab=shared', label: 'Shared Stories' }}>
      <chakra.ul listStyle="none">
        {newInGroup.map(({ id, title, wordCount, privacyLevel, author }) => (
          <chakra.li key={id} py="4" borderBottomWidth="1px" borderColor="rule">
            <chakra.h3 dir="auto" textStyle="subheading" overflowWrap="anywhere">
              <TextLink to={`/stories/${id}`} tone="quiet">
                {title || 'Untitled'}
              </TextLink>
            </chakra.h3>
            <MetaLine mt="1">
              <AuthorLink user={author} />
              <span>{wordsLabel(wordCount)}</span>
              <PrivacyBadge level={privacyLevel} />
            </MetaLine>
          </chakra.li>
        ))}
      </chakra.ul>
    </DashboardSection>
  );
}
