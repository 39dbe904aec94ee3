import { chakra } from '@chakra-ui/react';
import { Badge } from './Badge';

export function TagList({ names }: { names: readonly string[] }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyle="none">
      {names.map((name) => (
        <chakra.li key={name} maxW="full">
          <Badge dir="auto" maxW="full" whiteSpace="normal" overflowWrap="anywhere">
            {name}
          </Badge>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
