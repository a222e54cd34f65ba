import type { Course } from '@attesta/domain/courses/schema';
import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checkout } from '../../../checkout';
import { useFailureMessage, useProblemMessage } from '../../../../platform/errors/problem-messages';
import { storedCode } from '../../order/details';
import { $appliedCode, $discountFailure, $isPricing, discountRemoved, discountRequested } from '../../order/discount';
import { AppliedDiscount } from './applied-discount';
import { Row } from './discount-field.styles';

/** A field for a discount code. The server checks the code when it is applied. */
export function DiscountField({ course, checkout }: { course: Course; checkout: Checkout }) {
  const { t } = useTranslation('courses');
  const problemMessage = useProblemMessage();
  const failureMessage = useFailureMessage();
  const [applied, failed, isPending] = useUnit([$appliedCode, $discountFailure, $isPricing]);
  const [apply, remove] = useUnit([discountRequested, discountRemoved]);
  const [code, setCode] = useState(() => failed?.code ?? storedCode(checkout.billing) ?? '');
  const input = useRef<HTMLInputElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);

  // The focus moves to the control that replaces the focused one.
  const hadFocus = useRef(false);
  const isApplied = applied !== null;
  useEffect(() => {
    if (hadFocus.current) (isApplied ? removeButton : input).current?.focus();
    hadFocus.current = false;
  }, [isApplied]);

  if (isApplied)
    return (
      <AppliedDiscount
        ref={removeButton}
        code={applied}
        discount={checkout.discount}
        onRemove={() => {
          hadFocus.current = true;
          setCode('');
          remove();
        }}
      />
    );

  const submit = () => {
    hadFocus.current = true;
    const shown = input.current?.value ?? code; // a script may have filled it in without an event
    setCode(shown);
    apply({ course, code: shown });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter applies the code and does not register
    if (!isPending) submit();
  };
  const error =
    failed && (failed.problem ? problemMessage(failed.problem, 'discountCode') : failureMessage(failed.failure));
  return (
    <Row>
      <TextField
        ref={input as never}
        label={t('payment.code')}
        labels={{ optional: t('details.optional') }}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error ?? undefined}
      />
      <Button variant="outlined" loading={isPending} loadingLabel={t('payment.applying')} onClick={submit}>
        {t('payment.apply')}
      </Button>
    </Row>
  );
}
