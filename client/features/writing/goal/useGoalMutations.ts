import { graphql } from 'react-relay';
import type { useGoalMutationsRemoveGoalMutation as RemoveGoal } from '../../../__generated__/useGoalMutationsRemoveGoalMutation.graphql';
import type { useGoalMutationsSetDayOffMutation as SetDayOff } from '../../../__generated__/useGoalMutationsSetDayOffMutation.graphql';
import type { useGoalMutationsSetGoalMutation as SetGoal } from '../../../__generated__/useGoalMutationsSetGoalMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Mutations of the viewer's goals and days off. */
export function useGoalMutations() {
  const [setGoal] = useAppMutation<SetGoal>(graphql`
    mutation useGoalMutationsSetGoalMutation($input: SetGoalInput!) {
      setGoal(input: $input) {
        goals {
          period
        }
      }
    }
  `);
  const [removeGoal] = useAppMutation<RemoveGoal>(graphql`
    mutation useGoalMutationsRemoveGoalMutation($input: RemoveGoalInput!) {
      removeGoal(input: $input) {
        goals {
          period
        }
      }
    }
  `);
  const [setDayOff, settingDayOff] = useAppMutation<SetDayOff>(graphql`
    mutation useGoalMutationsSetDayOffMutation($input: SetDayOffInput!) {
      setDayOff(input: $input) {
        daysOff
      }
    }
  `);
  return { setGoal, removeGoal, setDayOff, settingDayOff };
}
