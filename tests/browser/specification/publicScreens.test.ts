import { holdsOnScreen } from './holdsOnScreen';
import { publicRows } from './publicRows';
import { sessionRows } from './sessionRows';
import { shellRows } from './shellRows';

holdsOnScreen({ ...publicRows, ...shellRows, ...sessionRows });
