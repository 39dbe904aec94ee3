import { chakra } from '@chakra-ui/react';
import { badgeRecipe } from '../theme/recipes';

export const Badge = chakra('span', badgeRecipe);
