import { Fragment, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import A from '@adapter';
import type { NavItemData } from './contract';

export type Kind = 'none' | 'buttons' | 'nav' | 'cards' | 'fields' | 'switches' | 'mixed' | 'overlay';

interface Scene {
  kind: Kind;
  n: number;
  /** The index of the marked component; with `flip`, every second one from there is marked. */
  marked: number;
  flip: boolean;
  dialog: boolean;
}

const nothing = () => undefined;
const items: NavItemData[] = Array.from({ length: 1000 }, (_, index) => ({ id: `n${index}`, label: `Item ${index}` }));
/** Constant, as in an application. */
const entries = ['Profile', 'Settings', 'Sign out'];
const slices = new Map<number, NavItemData[]>();
/** Returns the same array for the same length, as an application would. */
function itemsOf(n: number) {
  const slice = slices.get(n) ?? items.slice(0, n);
  slices.set(n, slice);
  return slice;
}

const many = (n: number, draw: (index: number) => ReactNode) => Array.from({ length: n }, (_, index) => draw(index));

function draw(kind: Kind, n: number, { marked, flip }: Scene): ReactNode {
  const isMarked = (index: number) => (flip ? index % 2 === marked % 2 : index === marked);
  switch (kind) {
    case 'buttons':
      return many(n, (index) => (
        <A.Button key={index} selected={isMarked(index)} onClick={nothing}>{`Button ${index}`}</A.Button>
      ));
    case 'nav':
      return <A.NavList items={itemsOf(n)} selected={`n${marked}`} onSelect={nothing} />;
    case 'cards':
      return many(n, (index) => (
        <A.Card
          key={index}
          selected={isMarked(index)}
          title={`Card ${index}`}
          text="A line of supporting text"
          avatar={<A.Avatar initials="AB" />}
          actions={
            <>
              <A.Button onClick={nothing}>Open</A.Button>
              <A.Button onClick={nothing}>Share</A.Button>
            </>
          }
        />
      ));
    case 'fields':
      return many(n, (index) => <A.TextField key={index} selected={isMarked(index)} label={`Field ${index}`} />);
    case 'switches':
      return many(n, (index) => (
        <A.Switch key={index} label={`Switch ${index}`} checked={index % 2 === 0} onChange={nothing} />
      ));
    default:
      return null;
  }
}

const mixture = ['buttons', 'nav', 'cards', 'fields', 'switches'] as const;
let change: (next: (scene: Scene) => Scene) => void = nothing;

function Overlay({ dialog }: { dialog: boolean }) {
  return (
    <>
      <A.AccountMenu initials="AB" items={entries} onSelect={nothing} />
      <A.Dialog open={dialog} title="Confirm" onClose={() => set({ dialog: false })}>
        <p>Some text</p>
        <A.TextField label="Reason" />
      </A.Dialog>
    </>
  );
}

/** The measured content. `set` changes it and renders synchronously. */
export function Stage() {
  const [scene, setScene] = useState<Scene>({ kind: 'none', n: 0, marked: 0, flip: false, dialog: false });
  useLayoutEffect(() => {
    change = setScene;
  }, []);
  return (
    <main id="stage">
      {scene.kind === 'overlay' ? (
        <Overlay dialog={scene.dialog} />
      ) : scene.kind === 'mixed' ? (
        mixture.map((kind) => <Fragment key={kind}>{draw(kind, scene.n / mixture.length, scene)}</Fragment>)
      ) : (
        draw(scene.kind, scene.n, scene)
      )}
    </main>
  );
}

export const set = (next: Partial<Scene>) => flushSync(() => change((scene) => ({ ...scene, ...next })));
