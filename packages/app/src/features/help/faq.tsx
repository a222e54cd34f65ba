import { Heading, Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import { Page } from '../../platform/shell/page/page';
import { Accordion } from '@attesta/ui/display/accordion';

/** Questions whose answers open in place. The browser's search in the page finds the answers. */
function QuestionList({ questions }: { questions: readonly { id: string; question: string; answer: string }[] }) {
  return (
    <Accordion
      items={questions.map(({ id, question, answer }) => ({
        value: id,
        title: question,
        content: <Text tone="muted">{answer}</Text>,
      }))}
    />
  );
}

const groups = [
  { id: 'account', questions: ['portal', 'register', 'notAccessible', 'password', 'languages'] },
  {
    id: 'operator',
    questions: ['device', 'visibility', 'input', 'matching', 'position', 'several', 'commitment', 'noBody'],
  },
  { id: 'body', questions: ['approval', 'availability', 'unconfirmed'] },
  { id: 'candidate', questions: ['candidate', 'courses', 'payment'] },
  { id: 'data', questions: ['browser', 'rights'] },
] as const;

/**
 * Frequently asked questions of manufacturers, notified bodies and candidates. The portal does not mount it; a portal
 * that does needs its translations (namespace `help`) and a router.
 */
export function FaqPage() {
  const { t } = useTranslation('help');
  return (
    <Page title={t('faq.title')} lead={t('faq.lead')}>
      {groups.map(({ id, questions }) => (
        <section key={id} aria-labelledby={`faq-${id}`}>
          <Heading level={2} size="h3" id={`faq-${id}`}>
            {t(`faq.groups.${id}`)}
          </Heading>
          <QuestionList
            questions={questions.map((question) => ({
              id: question,
              question: t(`faq.questions.${question}.question`),
              answer: t(`faq.questions.${question}.answer`),
            }))}
          />
        </section>
      ))}
    </Page>
  );
}
