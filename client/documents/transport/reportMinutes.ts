import { graphql } from 'relay-runtime';
import type { reportMinutesMutation } from '../../__generated__/reportMinutesMutation.graphql';
import type { Sender } from '../../outbox/outbox';
import { environment } from '../../relay/environment';
import { commit } from '../../relay/requests';
import type { WrittenMinutes } from '../writtenMinutes';

const mutation = graphql`
  mutation reportMinutesMutation($input: RecordWritingMinutesInput!) {
    recordWritingMinutes(input: $input) {
      minutes
    }
  }
`;

/** Reports minutes of the outbox, whose `about` is the day. The server counts a repeated minute once. */
export const reportMinutes: Sender<WrittenMinutes> = (minutes, { about: day }) =>
  commit<reportMinutesMutation>(environment, mutation, { input: { day, minutes } });
