import { use, useId, useRef, useState } from 'react';
import { DocsContext } from '../../../.storybook/blocks/docs-context.js';
import { codeOf, isFramed, Stage } from '../../../.storybook/blocks/canvas.js';
import { CodeBlock } from '../../../.storybook/blocks/code.js';
import type { Story } from '../../../.storybook/blocks/story.js';
import { Button } from '../../../packages/ui/src/inputs/button/index.js';
import { Select } from '../../../packages/ui/src/inputs/select/index.js';
import { Switch } from '../../../packages/ui/src/inputs/switch/index.js';
import { TextField } from '../../../packages/ui/src/inputs/text-field/index.js';
import { codeWithProps } from './code-with-props.js';

type Args = Story['initialArgs'];
interface PropControl {
  name: string;
  type: string;
  /** The values of an enum. */
  options: readonly (string | number)[];
}
interface ControlProps extends PropControl {
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The preview in the iframe of a story, as far as the playground uses it. */
interface FramedPreview {
  __STORYBOOK_PREVIEW__?: { channel: { emit: (event: string, payload: object) => void } };
}

/** A control of a prop. */
function Control({ name, type, options, value, onChange }: ControlProps) {
  if (type === 'boolean')
    return <Switch size="small" label={name} checked={value === true} onCheckedChange={onChange} />;
  if (type === 'enum') {
    const all = options.map((option) => ({ value: String(option), label: String(option) }));
    const choose = (next: string) => onChange(options.find((option) => String(option) === next));
    const chosen = options.includes(value as string) ? String(value as string) : '';
    return <Select label={name} options={all} value={chosen} onValueChange={choose} />;
  }
  return (
    <TextField
      label={name}
      type={type === 'number' ? 'number' : 'text'}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => {
        const empty = target.value === '' ? undefined : target.value;
        onChange(type === 'number' && empty !== undefined ? Number(empty) : empty);
      }}
    />
  );
}

/** Returns the props of a story that a control can change: choices, numbers and texts, then flags. */
function controlsOf({ argTypes, initialArgs }: Story): PropControl[] {
  const all = Object.entries(argTypes).flatMap(([name, { type, options, control, if: condition }]): PropControl[] => {
    const kind = typeof type === 'object' ? type.name : type;
    // A control of state that the example keeps itself, such as `open` next to `defaultOpen`, would show the wrong value.
    const isState = `default${name.charAt(0).toUpperCase()}${name.slice(1)}` in argTypes && !(name in initialArgs);
    if (control === false || condition || isState || /^(default[A-Z]|id$|name$|form$|aria-)/.test(name)) return [];
    if (kind === 'enum') return [{ name, type: kind, options: (options ?? []) as (string | number)[] }];
    if (kind === 'boolean' || kind === 'number') return [{ name, type: kind, options: [] }];
    const isText = kind === 'string' || (typeof initialArgs[name] === 'string' && kind !== 'function');
    return isText ? [{ name, type: 'string', options: [] }] : [];
  });
  return all.toSorted((one, other) => Number(one.type === 'boolean') - Number(other.type === 'boolean'));
}

/**
 * A story that takes its props from controls. In a frame, its play function would run, so one without is preferred
 * there.
 */
const storyOf = (stories: readonly Story[]) => {
  const withArgs = stories.filter(({ parameters }) => parameters['__isArgsStory'] === true);
  return withArgs.find((story) => !(isFramed(story) && story.playFunction)) ?? withArgs[0];
};

function LiveStory({ story }: { story: Story }) {
  const { channel } = use(DocsContext);
  const [changed, setChanged] = useState<Args>({});
  const args = { ...story.initialArgs, ...changed };
  const [run, setRun] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const controls = controlsOf(story);
  const code = codeOf(story);
  const { __docgenInfo: docgen } = (story.component ?? {}) as { __docgenInfo?: { displayName: string } };
  const emit = (event: string, payload: object) => {
    channel.emit(event, payload);
    const frame = place.current?.querySelector('iframe')?.contentWindow as FramedPreview | null | undefined;
    frame?.__STORYBOOK_PREVIEW__?.channel.emit(event, payload);
  };
  const change = (name: string) => (value: unknown) => {
    setChanged((before) => ({ ...before, [name]: value }));
    emit('updateStoryArgs', { storyId: story.id, updatedArgs: { [name]: value } });
  };
  const reset = () => {
    setChanged({});
    setRun(run + 1);
    emit('resetStoryArgs', { storyId: story.id });
  };
  return (
    <section className="doc-playground sb-unstyled" aria-label="Playground" ref={place}>
      <Stage story={story} />
      {controls.length > 0 && (
        <form aria-labelledby={id} onSubmit={(event) => event.preventDefault()}>
          <header>
            <strong id={id}>Props</strong>
            <Button size="small" variant="text" onClick={reset}>
              Reset
            </Button>
          </header>
          <div className="doc-controls" key={run}>
            {controls.map((control) => (
              <Control key={control.name} {...control} value={args[control.name]} onChange={change(control.name)} />
            ))}
          </div>
        </form>
      )}
      {code !== undefined && (
        <details className="doc-code">
          <summary>Code with these props</summary>
          <CodeBlock code={codeWithProps(code, docgen?.displayName ?? '', changed).trim()} />
        </details>
      )}
    </section>
  );
}

/** The first example that takes its props from controls, with a control for each prop. */
export function Playground() {
  const story = storyOf(use(DocsContext).componentStories());
  return story ? <LiveStory story={story} /> : null;
}
