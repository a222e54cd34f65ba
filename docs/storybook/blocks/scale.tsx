import type { ReactNode } from 'react';
import { Heading, Text } from '../../../packages/ui/src/display/typography/index.js';
import { densities, coarse, scale, type Token } from '../../../packages/ui/src/theme/scale.js';
import { specified } from '../../../packages/ui/src/theme/specified.js';
import { breakpoint } from '../../../packages/ui/src/theme/tokens.js';

function Rows({ label, head, rows }: { label: string; head: readonly string[]; rows: readonly (readonly [name: string, ...cells: ReactNode[]])[] }) {
  return (
    <div className="doc-scroll sb-unstyled">
      <table aria-label={label}>
        <thead><tr>{head.map((each) => <th key={each} scope="col">{each}</th>)}</tr></thead>
        <tbody>{rows.map(([name, ...cells]) => <tr key={name}><th scope="row"><code>{name}</code></th>{cells.map((cell, index) => <td key={head[index + 1]}>{cell}</td>)}</tr>)}</tbody>
      </table>
    </div>
  );
}

type Group = keyof typeof scale;
const tokensOf = (group: Group): [string, Token][] => Object.entries(scale[group]);

/** The tokens of a group of the scale with their values. */
export const TokenTable = ({ group }: { group: Group }) => <Rows label={`Tokens of ${group}`} head={['Token', 'Value']} rows={tokensOf(group).map(([name, { css }]) => [name, <code key={name}>{css}</code>])} />;

/** Lengths of the layout, drawn to size. */
export const Lengths = () => (
  <Rows label="Lengths" head={['Token', 'Value', 'To size']} rows={tokensOf('layout').map(([name, { css }]) => [name, css, <span key={name} className="doc-bar" style={{ inlineSize: `min(${css}, 320px)` }} />])} />
);

/** Controls by density, and for fingers. */
export const Densities = () => (
  <Rows label="Densities" head={['Token', 'Comfortable', 'Compact', 'Coarse pointer']} rows={Object.keys(densities.comfortable).map((name) => {
    const key = name as keyof typeof densities.comfortable;
    return [name, densities.comfortable[key].css, densities.compact[key].css, name in coarse ? coarse[name as keyof typeof coarse].css : 'as by density'];
  })} />
);

export const Headings = () => (
  <div className="sb-unstyled">
    {([1, 2, 3, 4, 5, 6] as const).map((level) => (
      <div key={level} className="doc-line"><Heading level={2} size={`h${level}`}>Register of devices</Heading><Text size="small" tone="muted">{`h${level}, ${scale.type[`h${level}`].css}`}</Text></div>
    ))}
    {(['large', 'body', 'small'] as const).map((size) => (
      <div key={size} className="doc-line"><Text size={size}>A certificate ends on 12 Mar 2027; 1,024 codes are open.</Text><Text size="small" tone="muted">{`${size}, ${scale.type[size].css}`}</Text></div>
    ))}
  </div>
);

export const Faces = () => <Rows label="Faces" head={['Token', 'Faces, in order']} rows={[['font', scale.type.font.css], ['font-mono', scale.type['font-mono'].css]]} />;

export const Radii = () => (
  <div className="doc-row sb-unstyled">
    {(['radius-small', 'radius', 'radius-large'] as const).map((name) => <div key={name}><span className="doc-box" style={{ borderRadius: `var(--at-${name})` }} /><span className="doc-chip-words">{name}</span></div>)}
  </div>
);

export const Shadows = () => <div className="doc-row sb-unstyled" style={{ padding: 24 }}><div className="doc-raised">raised</div></div>;

const times: [string, string][] = [
  ['fast', scale.motion.fast.css], ['ease', scale.motion.ease.css],
  ['Page transition', `${specified.pageTransition.duration} ms, scale ${specified.pageTransition.enterScale} to 1, exit ${specified.pageTransition.exitScale}`],
  ['Notice, fade', `appear ${specified.snackbar.fade.appear}, enter ${specified.snackbar.fade.enter}, exit ${specified.snackbar.fade.exit} ms`],
  ['Notice, slide', `enter ${specified.snackbar.slide.enter}, exit ${specified.snackbar.slide.exit} ms`],
  ['Notice, shown', `${specified.snackbar.autoHide} ms`],
  ['Tooltip', `after ${specified.tooltip.enterDelay} ms; by touch after ${specified.tooltip.touchEnterDelay} ms, for ${specified.tooltip.touchLeaveDelay} ms`],
];
export const Times = () => <Rows label="Times" head={['What', 'Value']} rows={times} />;

export const Widths = () => <Rows label="Breakpoints" head={['Breakpoint', 'From', 'To']} rows={Object.entries(breakpoint).map(([name, from], index, all) => [name, `${from} px`, all[index + 1] ? `${all[index + 1]![1] - 0.02} px` : 'without end'])} />;
