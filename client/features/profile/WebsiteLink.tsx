import { chakra } from '@chakra-ui/react';
import { linkRecipe } from '../../ui/theme/recipes';

const OutwardLink = chakra('a', linkRecipe);

/** A member's own link, without its scheme. The site it leads to gains no standing by it and doesn't learn from where. */
export function WebsiteLink({ url }: { url: string }) {
  const [, address] = /^https?:\/\/(.+?)\/?$/i.exec(url) ?? [];
  if (!address) return null;
  return (
    <OutwardLink href={url} rel="nofollow noopener noreferrer ugc" target="_blank">
      {address}
    </OutwardLink>
  );
}
