import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';

const Root = styled.div`
  margin-block-start: 12px;
  border-block-start: 1px solid var(--at-line);
  & details {
    border-block-end: 1px solid var(--at-line);
  }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 48px;
    padding: 8px 12px;
    font-weight: 500;
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary:hover {
    background: var(--at-hover);
  }
  & summary > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
  & details[open] > summary > svg {
    transform: rotate(180deg);
  }
  & p {
    max-inline-size: calc(72ch + 24px);
    margin: 0;
    padding: 4px 12px 20px;
    color: var(--at-text-muted);
  }
`;

/** Questions whose answers open in place. Native disclosures: the browser's search in the page finds the answers. */
export function QuestionList({
  questions,
}: {
  questions: readonly { id: string; question: string; answer: string }[];
}) {
  return (
    <Root>
      {questions.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>
            {question}
            <ChevronDown aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </Root>
  );
}
