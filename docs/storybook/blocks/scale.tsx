import type { CSSProperties, ReactNode } from 'react';
import { Heading, Text } from '../../../packages/ui/src/display/typography/index.js';
import { densities, coarse, scale, type Token } from '../../../packages/ui/src/theme/scale/scale.js';
import { specified } from '../../../packages/ui/src/theme/scale/specified.js';
import { breakpoint } from '../../../packages/ui/src/theme/tokens.js';
import { TokenName } from './copy.js';

type Rows = readonly (readonly [key: string, head: ReactNode, ...cells: ReactNode[]])[];
function Lines({ label, head, rows }: { label: string; head: readonly string[]; rows: Rows }) {
  return (
    <div className="doc-scroll sb-unstyled">
      <table aria-label={label}>
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, name, ...cells]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Group = keyof typeof scale;
const tokensOf = (group: Group): [string, Token][] => Object.entries(scale[group]);

/** Draws a token, if its group can be shown. */
function Drawn({ group, name, css }: { group: Group; name: string; css: string }) {
  const styles: Partial<Record<Group, CSSProperties>> = {
    control: { blockSize: css, inlineSize: css },
    shape: { borderRadius: `var(--at-${name})`, blockSize: 40, inlineSize: 64 },
    layout: { inlineSize: `min(${css}, 280px)`, blockSize: 12 },
    depth:
      name === 'shadow'
        ? { boxShadow: css, background: 'var(--at-raised)', borderColor: 'transparent', blockSize: 40, inlineSize: 64 }
        : {},
  };
  if (group === 'type')
    return (
      <span
        className="doc-specimen"
        style={name.startsWith('font') ? { fontFamily: `var(--at-${name})` } : { fontSize: `var(--at-${name})` }}
      >
        Ag<span> 0123</span>
      </span>
    );
  const style = styles[group];
  return style && Object.keys(style).length > 0 ? <span className="doc-drawn" style={style} /> : null;
}

/** The tokens of a group: the name to copy, the value and a preview. */
export function TokenTable({ group }: { group: Group }) {
  const drawn = group !== 'motion';
  const rows = tokensOf(group).map(
    ([name, { css }]) =>
      [
        name,
        <TokenName key={name} name={name} />,
        <code key={name}>{css}</code>,
        ...(drawn ? [<Drawn key={name} group={group} name={name} css={css} />] : []),
      ] as const,
  );
  return <Lines label={`Tokens of ${group}`} head={['Token', 'Value', ...(drawn ? ['Preview'] : [])]} rows={rows} />;
}

const steps = [4, 8, 12, 16, 20, 24, 32, 48];
/** The steps of the spacing grid, in their actual size. */
export const Grid = () => (
  <div className="doc-grid-steps sb-unstyled">
    {steps.map((px) => (
      <div key={px}>
        <i style={{ blockSize: px, inlineSize: px }} />
        <span>{px}</span>
      </div>
    ))}
  </div>
);

/** The control sizes by density, and for coarse pointers. */
export const Densities = () => (
  <Lines
    label="Densities"
    head={['Token', 'Comfortable', 'Compact', 'Coarse pointer']}
    rows={Object.keys(densities.comfortable).map((name) => {
      const key = name as keyof typeof densities.comfortable;
      return [
        name,
        <TokenName key={name} name={name} />,
        densities.comfortable[key].css,
        densities.compact[key].css,
        name in coarse ? coarse[name as keyof typeof coarse].css : 'As by density',
      ];
    })}
  />
);

export const Headings = () => (
  <div className="sb-unstyled doc-stage doc-types">
    <div>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <div key={level} className="doc-line">
          <Heading level={2} size={`h${level}`}>
            Register of devices
          </Heading>
          <Text size="small" tone="muted">{`h${level}, ${scale.type[`h${level}`].css}`}</Text>
        </div>
      ))}
      {(['large', 'body', 'small'] as const).map((size) => (
        <div key={size} className="doc-line">
          <Text size={size}>The certificate expires on 12 Mar 2027; 1,024 codes are open.</Text>
          <Text size="small" tone="muted">{`${size}, ${scale.type[size].css}`}</Text>
        </div>
      ))}
    </div>
  </div>
);

const weights: readonly (readonly [weight: number, use: string])[] = [
  [400, 'Body text'],
  [500, 'Labels, buttons, links in a list'],
  [600, 'Headings, the current item'],
];
export const Weights = () => (
  <div className="doc-grid sb-unstyled">
    {weights.map(([weight, use]) => (
      <div key={weight} className="doc-weight">
        <span style={{ fontWeight: weight }}>Ag</span>
        <strong>{weight}</strong>
        <small>{use}</small>
      </div>
    ))}
  </div>
);

const times: [string, string][] = [
  [
    'Page transition',
    `${specified.pageTransition.duration} ms, scale ${specified.pageTransition.enterScale} to 1, exit ${specified.pageTransition.exitScale}`,
  ],
  [
    'Snackbar, fade',
    `appear ${specified.snackbar.fade.appear}, enter ${specified.snackbar.fade.enter}, exit ${specified.snackbar.fade.exit} ms`,
  ],
  ['Snackbar, slide', `enter ${specified.snackbar.slide.enter}, exit ${specified.snackbar.slide.exit} ms`],
  ['Snackbar, visible', `${specified.snackbar.autoHide} ms`],
  [
    'Tooltip',
    `after ${specified.tooltip.enterDelay} ms; by touch after ${specified.tooltip.touchEnterDelay} ms, for ${specified.tooltip.touchLeaveDelay} ms`,
  ],
];
export const Times = () => (
  <Lines label="Durations" head={['Animation', 'Duration']} rows={times.map(([what, value]) => [what, what, value])} />
);

export const Widths = () => (
  <Lines
    label="Breakpoints"
    head={['Breakpoint', 'From', 'To']}
    rows={Object.entries(breakpoint).map(([name, from], index, all) => [
      name,
      <code key={name}>{name}</code>,
      `${from} px`,
      all[index + 1] ? `${all[index + 1]![1] - 0.02} px` : 'No limit',
    ])}
  />
);
