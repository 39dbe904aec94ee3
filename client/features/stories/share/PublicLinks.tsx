import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { copyText, selectText } from '../../../ui/content/copyText';
import { toast } from '../../../ui/feedback/toaster';
import { Field, Input } from '../../../ui/form/Field';
import { linkRecipe } from '../../../ui/theme/recipes';

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '6',
  '@media (pointer: coarse)': { minH: 'target' },
} as const;
/** The app's Link would open a route of the app. */
const DocumentLink = chakra('a', linkRecipe);
const LinkLikeButton = chakra('button', linkRecipe);

/** A link to a public story's page on the blog, which the server renders as a document, and a button that copies its address. */
export function PublicLinks({ storyId }: { storyId: string }) {
  const path = `/blog/${storyId}`;
  const address = new URL(path, window.location.origin).href;
  const [isCopyFailed, setIsCopyFailed] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(address);
    if (isCopied) toast.success('Link copied');
    setIsCopyFailed(!isCopied);
  };
  return (
    <>
      <DocumentLink {...linkStyle} href={path}>
        View on the blog
      </DocumentLink>
      <LinkLikeButton {...linkStyle} type="button" cursor="pointer" onClick={() => void copy()}>
        Copy link
      </LinkLikeButton>
      {isCopyFailed && (
        <chakra.div flexBasis="full">
          <Field label="Public address" hint="The browser didn’t copy it. Copy it from here.">
            {(control) => <Input {...control} ref={selectText} readOnly fontSize="sm" value={address} />}
          </Field>
        </chakra.div>
      )}
    </>
  );
}
