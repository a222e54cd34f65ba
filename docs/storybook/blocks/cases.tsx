import { Children, isValidElement, use, useState, type ReactElement, type ReactNode } from 'react';
import { codeOf, type StoryExport } from '../../../.storybook/blocks/canvas.js';
import { CodeBlock } from '../../../.storybook/blocks/code.js';
import { DocsContext } from '../../../.storybook/blocks/docs-context.js';
import { DocsLink } from '../../../.storybook/blocks/links.js';
import { replaceHash, useHash } from '../../../.storybook/blocks/page-hash.js';
import { sentenceCase } from '../../../.storybook/sentence-case.js';
import { Tabs } from '../../../packages/ui/src/navigation/tabs/index.js';

import { usePrinting } from './use-printing.js';

export { Playground } from './playground.js';

type CaseElement = ReactElement<{ of?: StoryExport }>;
type Context = React.ContextType<typeof DocsContext>;

/** The name of a story, and the fragment of its case in the address of the page. */
function caseOf(context: Context, of: StoryExport | undefined): { name: string; id: string } {
  const name = of ? sentenceCase(context.resolveOf(of, ['story']).story.name) : 'In use';
  return { name, id: `case-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}` };
}

/** A link to an example, where the text of the page refers to it. */
export function CaseLink({ of }: { of: StoryExport }) {
  const { name, id } = caseOf(use(DocsContext), of);
  return (
    <p className="doc-case-link">
      <DocsLink href={`#${id}`}>Example: {name}</DocsLink>
    </p>
  );
}

/** The code of all examples, for print: a story is rendered too late for it. */
function PrintedCases({ of }: { of: readonly { id: string; name: string; element: CaseElement }[] }) {
  const context = use(DocsContext);
  return of.map(({ id, name, element }) => (
    <section key={id}>
      <h3>{name}</h3>
      {element.props.of ? (
        <CodeBlock code={codeOf(context.resolveOf(element.props.of, ['story']).story) ?? ''} />
      ) : (
        element
      )}
    </section>
  ));
}

/** The examples of a page in tabs. Only the active one is rendered; a link to a case opens its tab. */
export function Cases({ children }: { children?: ReactNode }) {
  const context = use(DocsContext);
  const hash = useHash();
  const printing = usePrinting();
  const [chosen, setChosen] = useState<string>();
  const [followed, setFollowed] = useState('');
  const elements = Children.toArray(children).filter((child): child is CaseElement => isValidElement(child));
  const cases = elements.map((element) => ({ ...caseOf(context, element.props.of), element }));
  if (hash !== followed) {
    setFollowed(hash);
    if (cases.some(({ id }) => id === hash)) setChosen(hash);
  }
  const active = cases.find(({ id }) => id === chosen) ?? cases[0];
  if (!active) return null;
  return (
    <section className="doc-cases" aria-labelledby="examples">
      <h2 id="examples">Examples</h2>
      {printing && <PrintedCases of={cases} />}
      {/* The target of links to the active case. */}
      <div hidden={printing} id={active.id} className="doc-case">
        {cases.length === 1 ? (
          active.element
        ) : (
          <Tabs
            label="Examples"
            value={active.id}
            onValueChange={(id) => {
              setChosen(id);
              replaceHash(id);
            }}
            items={cases.map(({ id, name, element }) => ({ value: id, label: name, content: element }))}
          />
        )}
      </div>
    </section>
  );
}
