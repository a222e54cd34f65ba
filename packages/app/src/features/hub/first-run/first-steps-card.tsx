import { Card } from '@attesta/ui/display/card';
import { Button } from '@attesta/ui/inputs/button';
import { Stepper } from '@attesta/ui/navigation/stepper';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { $person } from '../../../platform/session/person';
import { nextStep, type FirstStep } from './first-steps';
import { firstRunEnded } from './model';

/** Text and button of the next step. Spans, because a step of the stepper has phrasing content. */
const NextStep = styled.span`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding-block: 4px 12px;
  color: var(--at-text);
  font-size: var(--at-body);
  & > [data-slot='text'] {
    max-inline-size: 62ch;
  }
`;

/** The first steps: which are done, and the next one with its button. */
export function FirstStepsCard({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation('hub');
  const [person, end] = useUnit([$person, firstRunEnded]);
  const active = nextStep(steps);
  const endRun = () => void (person && end(person));
  return (
    <Card
      title={t('firstRun.title')}
      subtitle={t('firstRun.progress', { done: active, total: steps.length })}
      headingLevel={2}
      actions={
        <Button variant="text" tone="neutral" size="small" onClick={endRun}>
          {t('firstRun.hide')}
        </Button>
      }
    >
      <Stepper
        orientation="vertical"
        active={active}
        labels={{ steps: t('firstRun.title') }}
        steps={steps.map(({ id, to, endsRun }, index) => ({
          id,
          label: t(`firstRun.labels.${id}`),
          description: index === active && id !== 'address' && (
            <NextStep>
              <span data-slot="text">{t(`firstRun.next.${id}.text`)}</span>
              {to && (
                <Button render={<Link to={to} />} onClick={endsRun ? endRun : undefined}>
                  {t(`firstRun.next.${id}.action`)}
                </Button>
              )}
            </NextStep>
          ),
        }))}
      />
    </Card>
  );
}
