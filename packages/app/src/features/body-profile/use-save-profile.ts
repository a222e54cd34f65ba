import { getBodyProfile, saveBodyProfile } from '@attesta/domain/body-profile/calls';
import { bodyProfileSchema, type BodyProfile } from '@attesta/domain/body-profile/schema';
import type { ResponseOf } from '@attesta/domain/contract/call';
import { fieldProblems } from '@attesta/domain/contract/problems';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorsOf } from '../../platform/forms/lazy-resolver';
import { createCallFx } from '../../platform/http/call-fx';
import { knownRead } from '../../platform/http/known-read';
import { problemOf } from '../../platform/http/problem';
import { notify } from '../../platform/toasts/model';
import { fieldOf, profileInput, type ProfileValues } from './profile-values';

export type StoredProfile = ResponseOf<typeof getBodyProfile>;

const saveProfileFx = createCallFx(saveBodyProfile, (response) => [knownRead(getBodyProfile, {}, response)]);

const formErrors = (problems: Record<string, string>, form: ProfileValues): FieldErrors<ProfileValues> =>
  errorsOf(Object.fromEntries(Object.entries(problems).map(([name, code]) => [fieldOf(name, form), code])));

/** Validates the form with the schema of the profile. */
export const profileResolver: Resolver<ProfileValues> = (values) => {
  const input = profileInput(values);
  const read = bodyProfileSchema.safeParse(input);
  return read.success
    ? { values, errors: {} }
    : { values: {}, errors: formErrors(fieldProblems(read.error, input), values) };
};

/** Why the profile was not saved: the version that was saved in the meantime, errors of fields, or another failure. */
export type SaveProblem =
  | { kind: 'conflict'; stored: StoredProfile }
  | { kind: 'fields'; errors: FieldErrors<ProfileValues> }
  | { kind: 'failed'; failure: unknown };

function problemOfSave(error: unknown, values: ProfileValues): SaveProblem {
  const { code, fields } = problemOf(error);
  const stored = (error as { stored?: StoredProfile } | null)?.stored;
  if (code === 'conflict' && stored) return { kind: 'conflict', stored };
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('profile.')));
  return Object.keys(known).length > 0
    ? { kind: 'fields', errors: formErrors(known, values) }
    : { kind: 'failed', failure: error };
}

/** Returns a function that saves the profile and reports it. It returns the problem instead if the profile is not saved. */
export function useSaveProfile() {
  const { t } = useTranslation('bodyProfile');
  const [save, show] = useUnit([saveProfileFx, notify]);
  const [isSaving, setSaving] = useState(false);
  const send = async (values: ProfileValues, version: number): Promise<StoredProfile | SaveProblem> => {
    setSaving(true);
    try {
      const response = await save({ body: { version, profile: profileInput(values) as BodyProfile } });
      show({ message: t(response.additions.length > 0 ? 'savedWaiting' : 'saved'), tone: 'success' });
      return response;
    } catch (error) {
      return problemOfSave(error, values);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, send };
}
