import { hueCount, setColors, type ColorName, type SetName } from '../../../packages/ui/src/theme/color-names.js';
import { modes, palettesOf, type Mode } from '../../../packages/ui/src/theme/palette.js';
import { pairs, paintName } from '../../../packages/ui/src/theme/pairs.js';
import { presets, type PresetId } from '../../../packages/ui/src/theme/presets.js';
import { rampsOf } from '../../../packages/ui/src/theme/ramps.js';
import { semantic } from '../../../packages/ui/src/theme/semantic.js';
import { contrast } from '../../../packages/ui/src/theme/solve.js';
import { validatePreset, type PairResult } from '../../../packages/ui/src/theme/validate-preset.js';
import { Copy, TokenName } from './copy.js';
import { usePreset } from './use-look.js';

const two = (value: number) => (Math.floor(value * 100) / 100).toFixed(2);
/** Words on a colour, in what is seen better there: white or black. */
const inkOn = (hex: string) => (contrast(hex, '#ffffff') >= contrast(hex, '#000000') ? '#ffffff' : '#000000');

/** The steps of one ramp of the toolbar's preset, each with its colour and its contrast on white. */
export function Ramp({ name }: { name: keyof ReturnType<typeof rampsOf> }) {
  const ramp = rampsOf(presets[usePreset()])[name];
  return (
    <ol className="doc-ramp sb-unstyled" aria-label={`Ramp ${name}`}>
      {Object.entries(ramp).map(([step, hex]) => (
        <li key={step}>
          <Copy text={hex} className="doc-chip-copy">
            <span className="doc-chip" style={{ background: hex, color: inkOn(hex) }}>
              {step}
            </span>
            <span className="doc-chip-words">
              {hex}
              <br />
              {two(contrast(hex, '#ffffff'))}:1
            </span>
          </Copy>
        </li>
      ))}
    </ol>
  );
}

const neutral: readonly ColorName[] = [
  'page',
  'sheet',
  'raised',
  'sunken',
  'hover',
  'line',
  'line-strong',
  'text',
  'text-muted',
  'text-disabled',
  'inverse',
  'on-inverse',
  'focus',
];
const uses: Partial<Record<ColorName, string>> = {
  page: 'Behind everything',
  sheet: 'Cards, drawer, top bar',
  raised: 'Menus, dialogs, notices',
  sunken: 'Filled fields, heads of tables',
  hover: 'A neutral surface under the pointer',
  line: 'Hairlines that only separate',
  'line-strong': 'Edges of controls',
  text: 'Text',
  'text-muted': 'Quiet text, help, icons',
  'text-disabled': 'What cannot be used',
  inverse: 'Tooltips',
  'on-inverse': 'Text on inverse',
  focus: 'Focus ring',
};
const usesOfSet = (set: SetName): string[] =>
  [
    'Fill',
    'Fill under the pointer',
    'Fill, pressed',
    'Text on the fill',
    'Text and links',
    'Tint',
    'Tint under the pointer',
    'Text on the tint',
    'Soft edge',
  ].map((use, index) => (index === 0 ? (set === 'primary' ? 'Fill: what to do next' : 'Fill of the state') : use));

/** The least contrast of a name on all that it stands on, in either mode; none for what nothing is read by. */
function least(preset: PresetId, name: ColorName): { ratio: number; found: Record<Mode, number> } | undefined {
  const own = validatePreset(presets[preset]).pairs.filter(({ front }) => front === name);
  if (own.length === 0) return undefined;
  const of = (mode: Mode) => Math.min(...own.filter((each) => each.mode === mode).map(({ found }) => found));
  return { ratio: Math.max(...own.map(({ ratio }) => ratio)), found: { light: of('light'), dark: of('dark') } };
}

function Swatch({ hex, name }: { hex: string; name: string }) {
  return <span style={{ background: hex, color: inkOn(hex) }}>{name}</span>;
}

/** Names of colours with what they are in either mode, what they are for and the least contrast that they keep: the neutral ones, or those of a set. */
export function Semantic({ set }: { set?: SetName }) {
  const preset = usePreset();
  const palettes = palettesOf(presets[preset]);
  const names = set ? setColors(set) : neutral;
  return (
    <div className="doc-scroll sb-unstyled">
      <table aria-label={`Colours of ${set ?? 'surfaces and text'}`} className="doc-colours">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Light, dark</th>
            <th scope="col">Least contrast</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => {
            const kept = least(preset, name);
            return (
              <tr key={name}>
                <th scope="row">
                  <TokenName name={name} />
                  <span className="doc-use">{set ? usesOfSet(set)[index] : uses[name]}</span>
                </th>
                <td>
                  <span className="doc-two">
                    {modes.map((mode) => (
                      <Swatch key={mode} hex={palettes[mode][name]} name={semantic[name][mode]} />
                    ))}
                  </span>
                </td>
                <td>
                  {kept ? (
                    <>
                      {two(kept.found.light)} · {two(kept.found.dark)}
                      <span className="doc-steps">at least {kept.ratio}</span>
                    </>
                  ) : (
                    <span className="doc-steps">none asked</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The twelve hues that tell things apart, each as avatars and code marks use it. */
export const Hues = () => (
  <ul className="doc-hues sb-unstyled">
    {Array.from({ length: hueCount }, (_, index) => index + 1).map((n) => (
      <li
        key={n}
        style={{
          background: `var(--at-hue-${n}-tint)`,
          borderInlineStartColor: `var(--at-hue-${n})`,
          color: `var(--at-hue-${n}-text)`,
        }}
      >
        <Copy text={`var(--at-hue-${n})`} className="doc-hue-copy">
          hue-{n}
        </Copy>
      </li>
    ))}
  </ul>
);

const closest = (results: readonly PairResult[]) =>
  results.reduce((first, each) => (each.found / each.ratio < first.found / first.ratio ? each : first));

/** The proof of every preset, computed on this page from the colours that ship: how many pairs hold, and the closest. */
export function Ratios() {
  const reports = Object.entries(presets).map(([id, preset]) => ({
    id,
    name: preset.name,
    report: validatePreset(preset),
  }));
  return (
    <div className="doc-scroll sb-unstyled">
      <table aria-label="Contrast of every preset">
        <thead>
          <tr>
            <th scope="col">Preset</th>
            <th scope="col">Pairs that hold</th>
            <th scope="col">The closest of them</th>
          </tr>
        </thead>
        <tbody>
          {reports.map(({ id, name, report }) => {
            const {
              colors: [front, back],
              ...pair
            } = closest(report.pairs);
            return (
              <tr key={id}>
                <th scope="row">
                  {name} <code>{id}</code>
                </th>
                <td>
                  {report.pairs.length - report.failing.length} of {pairs.length * modes.length}
                </td>
                <td>
                  <span className="doc-pair" style={{ background: back, color: front }}>
                    Aa
                  </span>{' '}
                  {two(pair.found)}:1 of {pair.ratio}:1{' '}
                  <span className="doc-steps">
                    {pair.mode}: {paintName(pair.front)} on {paintName(pair.back)}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
