import type { CardText } from './cardText';
import { drawCard } from './drawCard';

/** Runs in a worker thread; see StoryCards. */
export default (text: CardText): Promise<Uint8Array> => drawCard(text);
