import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Avatar } from '../../../ui/content/Avatar';
import { OptionList } from '../../../ui/form/OptionList';
import type { Mentionable, useMentions } from './useMentions';

/** The members that may be mentioned, as a list over the content below the text box. */
export function MentionList({ id, mentions }: { id: string; mentions: ReturnType<typeof useMentions> }) {
  const { isTyped, members, open, current, setActive, choose } = mentions;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list may be below the screen's edge, because a phone's keyboard covers half of the page.
    if (open) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return (
    <>
      {isTyped && (
        <chakra.p role="status" srOnly>
          {open && (members.length === 1 ? '1 member to mention' : `${members.length} members to mention`)}
        </chakra.p>
      )}
      {open && (
        <chakra.div
          ref={list}
          position="absolute"
          zIndex="dropdown"
          top="full"
          insetStart="0"
          w={{ base: 'full', sm: '20rem' }}
          mt="1"
          scrollMarginBottom="4"
          bg="paper.raised"
          borderRadius="md"
          boxShadow="raised"
        >
          <OptionList
            id={id}
            label="Members to mention"
            items={members}
            keyOf={(member) => member.id}
            current={current}
            onPoint={setActive}
            onChoose={choose}
          >
            {(member) => <MemberOption member={member} />}
          </OptionList>
        </chakra.div>
      )}
    </>
  );
}

const MemberOption = ({ member: { name, username, profileImageUrl } }: { member: Mentionable }) => (
  <>
    <Avatar name={name} url={profileImageUrl} size="8" />
    <bdi>{name}</bdi>
    <span>@{username}</span>
  </>
);
