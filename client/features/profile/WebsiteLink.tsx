import { chakra } from '@chakra-ui/react';
import { linkRecipe } from '../../ui/theme/recipes';

const OutwardLink = chakra('a', linkRecipe);

/** A member's website, shown without its scheme. The site gets neither ranking (nofollow) nor a referrer. */
export function WebsiteLink({ url }: { url: string }) {
  const [, address] = /^https?:\/\/(.+?)\/?$/i.exec(url) ?? [];
  if (!address) return null;
  return (
    <OutwardLink href={url} rel="nofollow noopener noreferrer ugc" target="_blank">
      {address}
    </OutwardLink>
  );
}
