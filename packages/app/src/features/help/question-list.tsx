import { Accordion } from '@attesta/ui/display/accordion';
import { Text } from '@attesta/ui/display/typography';

/** Questions whose answers open in place. The browser's search in the page finds the answers. */
export function QuestionList({
  questions,
}: {
  questions: readonly { id: string; question: string; answer: string }[];
}) {
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
