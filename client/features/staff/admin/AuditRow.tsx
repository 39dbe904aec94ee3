import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { AuditRow_entry$data, AuditRow_entry$key } from '../../../__generated__/AuditRow_entry.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { Time } from '../../../ui/content/Time';
import { sentenceOf } from './auditTexts';

/** What happened, in one sentence, with its reason and time. */
export function AuditRow({ entry }: { entry: AuditRow_entry$key }) {
  const data = useFragment(
    graphql`
      fragment AuditRow_entry on AuditEntry {
        act
        actorKind
        thing
        reason
        createdAt
        actor {
          ...AuthorLink_user
        }
        subject {
          ...AuthorLink_user
        }
      }
    `,
    entry,
  );
  const { act, actorKind, thing, reason, createdAt } = data;
  const isByOther = actorKind === 'ORGANISER' || actorKind === 'OPERATOR';
  return (
    <>
      <chakra.p overflowWrap="anywhere">
        {sentenceOf({ act, isByOther, thing: thing ?? null }).map((part) =>
          'text' in part ? (
            part.text
          ) : (
            <chakra.span key={part.person} fontWeight="semibold">
              <Person {...data} part={part.person} />
            </chakra.span>
          ),
        )}
      </chakra.p>
      {reason != null && (
        <chakra.p dir="auto" mt="0.5" overflowWrap="anywhere" whiteSpace="pre-line">
          “{reason}”
        </chakra.p>
      )}
      <chakra.p textStyle="facts" color="ink.muted" mt="0.5">
        <Time value={createdAt} />
      </chakra.p>
    </>
  );
}

function Person({ actor, actorKind, subject, part }: AuditRow_entry$data & { part: 'who' | 'by' }) {
  const person = part === 'by' ? actor : subject;
  if (person) return <AuthorLink user={person} />;
  if (part === 'who') return 'a deleted member';
  return actorKind === 'OPERATOR' ? 'The operator' : 'An organiser';
}
