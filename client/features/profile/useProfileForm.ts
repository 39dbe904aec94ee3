import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GraphQLRequestError } from '../../relay/requestError';
import {
  type ProfileField,
  type ProfileProblems,
  type ProfileValues,
  problemsOf,
  toInput,
} from './profileForm';
import { useUpdateProfileMutation } from './useUpdateProfileMutation';

/** The profile as it is typed, checked when it is sent; a field's error goes as soon as it is put right. */
export function useProfileForm(saved: ProfileValues, onSaved: () => void) {
  const [values, setValues] = useState(saved);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [failed, setFailed] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [updateProfile, saving] = useUpdateProfileMutation();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (found: ProfileProblems) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };

  const change = (field: ProfileField, value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    setFailed(false);
    const { [field]: told, ...others } = problems;
    if (told && !problemsOf(next)[field]) setProblems(others);
  };

  const save = async () => {
    if (saving) return;
    setFailed(false);
    const found = problemsOf(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    try {
      await updateProfile({ input: toInput(values) });
    } catch (error) {
      const fields = error instanceof GraphQLRequestError ? error.fields : undefined;
      return fields ? refuse(fields) : setFailed(true);
    }
    onSaved();
  };

  return {
    form,
    values,
    problems,
    /** The last save did not arrive; what was typed is still there. */
    failed,
    saving,
    unsaved: (Object.keys(saved) as ProfileField[]).some((field) => values[field] !== saved[field]),
    change,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
  };
}
