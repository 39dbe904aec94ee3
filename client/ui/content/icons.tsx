import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

type IconProps = Omit<ComponentProps<typeof chakra.svg>, 'children'>;

/** An icon of one path on a grid of 24 units, in the text's colour. Always use it beside text or a label. */
const icon =
  (d: string, strokeWidth = '1.6') =>
  (props: IconProps) => (
    <chakra.svg
      aria-hidden
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      flexShrink="0"
      {...props}
    >
      <path d={d} />
    </chakra.svg>
  );

export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const CloseIcon = icon('M6.5 6.5l11 11m0-11-11 11');
export const WarningIcon = icon('M12 8v5m0 3.2v.1M12 3.5 2.8 19.5h18.4Z');
export const SearchIcon = icon('M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm-1.5 4 5 5');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const MoreIcon = icon('M5.5 12h.1m6.4 0h.1m6.4 0h.1', '3');
export const BellIcon = icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15Zm4 4a2.2 2.2 0 0 0 4 0');
export const SunIcon = icon(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v1.5m0 15V21m9-9h-1.5m-15 0H3m15.4-6.4-1.1 1.1M6.7 17.3l-1.1 1.1m12.8 0-1.1-1.1M6.7 6.7 5.6 5.6',
);
export const MoonIcon = icon('M20 14.2A8.2 8.2 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2Z');
export const DeviceIcon = icon(
  'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-8.5a1.5 1.5 0 0 1 1.5-1.5ZM9 20h6m-3-4v4',
);
export const PhoneIcon = icon(
  'M9 3.5h6a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2ZM11 17.5h2',
);
export const PersonIcon = icon(
  'M15.8 8a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0ZM4.5 20c.8-3.8 3.8-5.8 7.5-5.8s6.7 2 7.5 5.8',
);
export const GearIcon = icon('M4 7h9m4 0h3M4 17h3m4 0h9M15 4.8v4.4M9 14.8v4.4');
export const HelpIcon = icon(
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM9.6 9.5a2.5 2.5 0 1 1 3.6 2.3c-.9.4-1.2 1-1.2 1.9m0 2.8v.1',
);
export const LeaveIcon = icon('M14 4.5H6.5v15H14M10.5 12H20m-3.5-3.5L20 12l-3.5 3.5');
export const HomeIcon = icon('M4 11 12 4.5 20 11v8.5h-5.5V14h-5v5.5H4Z');
export const SessionsIcon = icon('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7v5l3.2 2.2');
export const CalendarIcon = icon(
  'M5.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-11.5a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8.5 3.5v4m7-4v4',
);
export const StoryIcon = icon(
  'M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.8 2-1.6 5-2.1 8.5-1.8V4.8C17 4.5 14 5 12 6.5Zm0 0V20',
);
export const JournalIcon = icon('M6.5 3.5h11.5v17H6.5Zm3 0v17M4.5 8h3m-3 4h3m-3 4h3');
export const NoteIcon = icon('M5 4.5h14v10l-5 5H5Zm9 15v-5h5M8.5 9h7m-7 3.5h4');
export const ExerciseIcon = icon('M4 20l1.2-4.5L16.5 4.2l3.3 3.3L8.5 18.8Zm10-13.3 3.3 3.3');
export const FeedbackIcon = icon('M4 5h16v11h-8.5L7 20v-4H4Zm4 4h8m-8 3.2h5');
export const KeyIcon = icon('M12 15.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM11 12.5l8.5-8.5m-3 3 2.5 2.5m-5 0 2 2');
export const MailIcon = icon('M3.5 6h17v12h-17Zm0 .5L12 13l8.5-6.5');
export const PinIcon = icon('M9 3.5h6l-.8 6 3.3 3v2h-11v-2l3.3-3Zm3 11v6');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const EyeIcon = icon(
  'M2.8 12C4.8 8 8 6 12 6s7.2 2 9.2 6c-2 4-5.2 6-9.2 6s-7.2-2-9.2-6ZM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z',
);
export const EyeOffIcon = icon(
  'M4 4l16 16M9.5 6.4A9.6 9.6 0 0 1 12 6c4 0 7.2 2 9.2 6a13 13 0 0 1-2.7 3.5M6 7.7A12.6 12.6 0 0 0 2.8 12c2 4 5.2 6 9.2 6 1.5 0 2.9-.3 4.1-.8M9.9 10a2.8 2.8 0 0 0 4 4',
);
export const LockIcon = icon(
  'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-6.5a1.5 1.5 0 0 1 1.5-1.5ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
);
export const PeopleIcon = icon(
  'M12.2 8.5a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM3 19c.6-3.3 3-5 6-5s5.4 1.7 6 5m0-13.5a3.2 3.2 0 0 1 0 6M17.5 14.5c2 .6 3.2 2.2 3.6 4.5',
);
export const GlobeIcon = icon(
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM3.5 12h17M12 3.5c2.5 2.5 3.5 5.3 3.5 8.5s-1 6-3.5 8.5c-2.5-2.5-3.5-5.3-3.5-8.5s1-6 3.5-8.5Z',
);
export const ChevronDownIcon = icon('M7 10l5 5 5-5');
export const ChevronUpIcon = icon('M7 14l5-5 5 5');
export const HeartIcon = icon(
  'M12 20C7 16.2 3.5 13 3.5 9.2A4.4 4.4 0 0 1 12 7.5a4.4 4.4 0 0 1 8.5 1.7C20.5 13 17 16.2 12 20Z',
);
export const ExpandIcon = icon('M14.5 4.5h5v5m-10 10h-5v-5m15-10-6 6m-4 4-5 5');
export const ShrinkIcon = icon('M19 10h-5V5m-4 14v-5H5m9-4 5.5-5.5M10 14l-5.5 5.5');
export const TimerIcon = icon('M12 7.5v6l3 2M9.5 2.5h5M12 21.5a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z');
export const DownloadIcon = icon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15');
export const IdeaIcon = icon(
  'M9.5 17.5v-1.8a6.2 6.2 0 1 1 5 0v1.8Zm.5 3h4M12 17.5v-4.8m-1.8-1.4 1.8 1.4 1.8-1.4',
);
export const BugIcon = icon(
  'M8 10.5h8V15a4 4 0 0 1-8 0Zm1 0a3 3 0 0 1 6 0M12 10.5V19M8 12.5l-3.5-2M8 15H4m4.3 2.3-3 2.2M16 12.5l3.5-2M16 15h4m-4.3 2.3 3 2.2M10 8 8.5 5.5M14 8l1.5-2.5',
);
export const ImproveIcon = icon('M4 18.5 10 12l3.5 3.5L20 7.5M14.5 7h6v6');
export const DoneIcon = icon('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM8.2 12.2l2.6 2.6 5-5.4');
export const CircleIcon = icon('M19.5 12a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z');
