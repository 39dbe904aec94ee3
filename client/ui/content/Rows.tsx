import { chakra } from '@chakra-ui/react';
import { rowsRecipe } from '../theme/recipes';

/** A list with dividers. */
export const Rows = chakra('ul', rowsRecipe);
