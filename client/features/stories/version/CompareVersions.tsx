import { chakra } from '@chakra-ui/react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { CompareVersionsQuery } from '../../../__generated__/CompareVersionsQuery.graphql';
import { dateFormat } from '../../../ui/content/formats';
import { LoadInPlace } from '../../../ui/content/LoadInPlace';
import { ArticleSkeleton } from '../../../ui/feedback/ArticleSkeleton';
import { SelectField } from '../../../ui/form/formFields';
import { ComparedTexts } from './ComparedTexts';
import { compareAddress, currentText, versionTitle } from './versionLabels';

interface ListedVersion {
  readonly id: string;
  readonly versionNumber: number;
  readonly name: string | null | undefined;
  readonly createdAt: string;
}

interface CompareVersionsProps {
  storyId: string;
  /** Ids of versions, or `currentText`. */
  compared: { from: string; to: string };
  versions: readonly ListedVersion[];
}

/** Compares any two of a story's texts, which the member chooses from its versions and the current text. */
export function CompareVersions({ storyId, compared, versions }: CompareVersionsProps) {
  const navigate = useNavigate();
  const { from, to } = compared;
  const choose = (change: Partial<typeof compared>) => {
    const chosen = { ...compared, ...change };
    const address = compareAddress(storyId, chosen.from, chosen.to);
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <chakra.div
        mb="6"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
      >
        <VersionChoice label="From" value={from} versions={versions} onValue={(id) => choose({ from: id })} />
        <VersionChoice label="To" value={to} versions={versions} onValue={(id) => choose({ to: id })} />
      </chakra.div>
      <LoadInPlace
        key={`${from} ${to}`}
        fallback={<ArticleSkeleton />}
        failed="The texts could not be loaded."
      >
        {(attempt) => <LoadedTexts storyId={storyId} compared={compared} attempt={attempt} />}
      </LoadInPlace>
    </>
  );
}

interface VersionChoiceProps {
  label: string;
  value: string;
  versions: readonly ListedVersion[];
  onValue: (id: string) => void;
}

function VersionChoice({ versions, ...field }: VersionChoiceProps) {
  const { value } = field;
  const isListed = value === currentText || versions.some(({ id }) => id === value);
  const choices = versions.map((version) => ({
    value: version.id,
    label: `${versionTitle(version)}, ${formatCreatedAt(new Date(version.createdAt))}`,
  }));
  return (
    <SelectField {...field} choices={choices}>
      <option value={currentText}>Now</option>
      {!isListed && <option value={value}>An earlier version</option>}
    </SelectField>
  );
}

const formatCreatedAt = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

function LoadedTexts({
  storyId,
  compared: { from, to },
  attempt,
}: Pick<CompareVersionsProps, 'storyId' | 'compared'> & { attempt: number }) {
  const [withFrom, withTo] = [from !== currentText, to !== currentText];
  const data = useLazyLoadQuery<CompareVersionsQuery>(
    graphql`
      query CompareVersionsQuery(
        $storyId: ID!
        $from: ID!
        $to: ID!
        $withFrom: Boolean!
        $withTo: Boolean!
        $withNow: Boolean!
      ) {
        story(id: $storyId) @include(if: $withNow) {
          title
          content
          draft {
            title
            content
          }
        }
        from: storyVersion(id: $from) @include(if: $withFrom) {
          versionNumber
          title
          content
        }
        to: storyVersion(id: $to) @include(if: $withTo) {
          versionNumber
          title
          content
        }
      }
    `,
    { storyId, from, to, withFrom, withTo, withNow: !withFrom || !withTo },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  // The author works on the draft, if there is one.
  const current = data.story?.draft ?? data.story;
  const before = withFrom ? data.from : current;
  const after = withTo ? data.to : current;
  if (!before || !after) return <chakra.p>One of these versions is not there any more.</chakra.p>;
  const nameOf = (text: typeof before) => ('versionNumber' in text ? `Version ${text.versionNumber}` : 'Now');
  return (
    <ComparedTexts
      before={{ name: nameOf(before), title: before.title, content: before.content }}
      after={{ name: nameOf(after), title: after.title, content: after.content }}
    />
  );
}
