import { NotificationKind } from '../../server/contract/enums';
import { notificationText } from '../../server/contract/notificationTexts';

const facts = {
  kind: NotificationKind.STORY_COMMENT,
  actorCount: 2,
  itemCount: 1,
  itemId: 'comment_1',
  subjectId: 'story_1',
};

it('names and titles from right to left keep their place in the sentence, and their question marks', () => {
  expect(notificationText({ ...facts, actors: ['יוסי', 'Ben'], title: 'למה הים כחול?' })).toBe(
    '\u2068יוסי\u2069 and Ben commented on “\u2068למה הים כחול?\u2069”',
  );
  expect(notificationText({ ...facts, actors: ['Ann', 'Ben'], title: 'Why?' })).toBe(
    'Ann and Ben commented on “Why?”',
  );
});
