import { exerciseRows } from './exerciseRows';
import { feedbackRows } from './feedbackRows';
import { holdsOnScreen } from './holdsOnScreen';
import { journalRows } from './journalRows';
import { storyRows } from './storyRows';

holdsOnScreen({ ...storyRows, ...exerciseRows, ...journalRows, ...feedbackRows });
