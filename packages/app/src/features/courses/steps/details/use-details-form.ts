import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { detailsInput, detailsSchema, type Details } from '../../order/details';
import { detailsChanged } from '../../order/model';
import { lazyResolver } from '../../../../platform/forms/lazy-resolver';
import { problemOf } from '../../../../platform/http/problem';
import { detailsPaths } from './details-fields';

/**
 * The form of participant and billing address. Each change is stored in the cart.
 * @param failure the failure of a registration; its field problems are shown in the form
 */
export function useDetailsForm(initial: Details, hasBilling: boolean, failure: unknown) {
  const changed = useUnit(detailsChanged);
  const resolver = useMemo(
    () =>
      lazyResolver<Details>(
        () => Promise.resolve(detailsSchema),
        (values) => detailsInput(values, hasBilling),
      ),
    [hasBilling],
  );
  const form = useForm<Details>({ defaultValues: initial, resolver, shouldFocusError: false });
  const { setError, subscribe } = form;

  // Before the first paint: what is typed right after it must not be lost.
  useLayoutEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) }),
    [subscribe, changed],
  );
  useEffect(() => {
    const { fields } = problemOf(failure);
    for (const path of detailsPaths) {
      const code = fields[path];
      if (code !== undefined) setError(path, { type: 'server', message: code });
    }
  }, [failure, setError]);
  return { form, changed };
}
