import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { copyText, selectText } from '../../../ui/content/copyText';
import { toast } from '../../../ui/feedback/toaster';
import { Field, Input } from '../../../ui/form/Field';
import { linkRecipe } from '../../../ui/theme/recipes';

const touchable = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '6',
  '@media (pointer: coarse)': { minH: 'target' },
} as const;
const Anchor = chakra('a', linkRecipe);
const Action = chakra('button', linkRecipe);

/** Leads to a public story's page on the blog, which is a document of its own, and copies its address. */
export function PublicLinks({ storyId }: { storyId: string }) {
  const path = `/blog/${storyId}`;
  const address = new URL(path, window.location.origin).href;
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(address);
    if (isCopied) toast.success('Link copied');
    setRefused(!isCopied);
  };
  return (
    <>
      <Anchor {...touchable} href={path}>
        View on the blog
      </Anchor>
      <Action {...touchable} type="button" cursor="pointer" onClick={() => void copy()}>
        Copy link
      </Action>
      {isRefused && (
        <chakra.div flexBasis="full">
          <Field label="Public address" hint="The browser didn’t copy it. Copy it from here.">
            {(control) => <Input {...control} ref={selectText} readOnly fontSize="sm" value={address} />}
          </Field>
        </chakra.div>
      )}
    </>
  );
}
