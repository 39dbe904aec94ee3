import { chakra } from '@chakra-ui/react';
import { Badge } from './PrivacyBadge';

export function TagList({ names }: { names: readonly string[] }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyle="none">
      {names.map((name) => (
        <li key={name}>
          <Badge dir="auto">{name}</Badge>
        </li>
      ))}
    </chakra.ul>
  );
}
