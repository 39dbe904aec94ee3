import { registerEnumType } from 'type-graphql';
import { ReportDecision, ReportedKind, ReportReason, ReportState } from '../contract/enums';

registerEnumType(ReportReason, {
  name: 'ReportReason',
  description: 'Why something is reported.',
  valuesConfig: {
    SPAM: { description: 'Advertising or spam.' },
    HARASSMENT: { description: 'It attacks or harasses somebody.' },
    HATEFUL: { description: 'It is hateful against people for who they are.' },
    PRIVATE_INFORMATION: { description: "It shows somebody's private information." },
    STOLEN: { description: 'It is the work of somebody else.' },
    OTHER: { description: 'Another reason, said in the note.' },
  },
});
registerEnumType(ReportedKind, {
  name: 'ReportedKind',
  description: 'What members can report.',
  valuesConfig: {
    STORY: { description: 'A story.' },
    COMMENT: { description: 'A comment on a story.' },
    PROFILE: { description: "A member's profile." },
    FEEDBACK: { description: 'Feedback on the platform.' },
    MESSAGE: { description: "A message in a session's chat." },
  },
});
registerEnumType(ReportState, {
  name: 'ReportState',
  description: 'Whether reports wait for a decision.',
  valuesConfig: {
    OPEN: { description: 'They wait.' },
    SETTLED: { description: 'They were decided.' },
  },
});
registerEnumType(ReportDecision, {
  name: 'ReportDecision',
  description: 'What was decided about what was reported.',
  valuesConfig: {
    HIDDEN: { description: 'The story or comment was hidden.' },
    REMOVED: { description: 'It was removed.' },
    DISMISSED: { description: 'Nothing was done.' },
    APPROVED: { description: 'It waited, and is shown now.' },
    WITHDRAWN: { description: 'Its author took it back before anything was decided.' },
  },
});
