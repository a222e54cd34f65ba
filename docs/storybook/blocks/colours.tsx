import {
  hueCount,
  setColors,
  type ColorName,
  type SetName,
} from '../../../packages/ui/src/theme/colors/color-names.js';
import { modes, palettesOf, type Mode } from '../../../packages/ui/src/theme/colors/palette.js';
import { pairs, paintName } from '../../../packages/ui/src/theme/colors/pairs.js';
import { type PresetId } from '../../../packages/ui/src/theme/colors/preset-ids.js';
import { presets } from '../../../packages/ui/src/theme/colors/presets.js';
import { rampsOf } from '../../../packages/ui/src/theme/colors/ramps.js';
import { semantic } from '../../../packages/ui/src/theme/colors/semantic.js';
import { contrast } from '../../../packages/ui/src/theme/colors/solve.js';
import { validatePreset, type PairResult } from '../../../packages/ui/src/theme/checks/validate-preset.js';
import { Copy, TokenName } from './copy.js';
import { usePreset } from './use-theme.js';

const two = (value: number) => (Math.floor(value * 100) / 100).toFixed(2);
/** Returns white or black, whichever has the higher contrast on the colour. */
const inkOn = (hex: string) => (contrast(hex, '#ffffff') >= contrast(hex, '#000000') ? '#ffffff' : '#000000');

/** The steps of one colour ramp of the selected preset, each with its value and its contrast on white. */
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
  'dial-free',
  'dial-limited',
  'dial-full',
  'dial-stale',
  'dial-today',
  'focus',
];
const uses: Partial<Record<ColorName, string>> = {
  page: 'Page background',
  sheet: 'Cards, drawer, top bar',
  raised: 'Menus, dialogs, snackbars',
  sunken: 'Filled fields, table headers',
  hover: 'Hovered neutral surface',
  line: 'Separators',
  'line-strong': 'Borders of controls',
  text: 'Text',
  'text-muted': 'Secondary text, help texts, icons',
  'text-disabled': 'Text of disabled controls',
  inverse: 'Tooltips',
  'on-inverse': 'Text on inverse',
  'dial-free': 'Free month of a dial or strip',
  'dial-limited': 'Limited month',
  'dial-full': 'Track of a full month',
  'dial-stale': 'Cap of a month not confirmed',
  'dial-today': 'Tick for today',
  focus: 'Focus ring',
};
const usesOfSet = (set: SetName): string[] =>
  [
    'Fill',
    'Fill, hovered',
    'Fill, pressed',
    'Text on the fill',
    'Text and links',
    'Tint',
    'Tint, hovered',
    'Text on the tint',
    'Soft border',
  ].map((use, index) => (index === 0 ? (set === 'primary' ? 'Fill of the main action' : 'Fill of the state') : use));

/**
 * Returns the lowest contrast of a colour on all its backgrounds, for each mode. Returns `undefined` for a colour that
 * is used only as a background or decoration.
 */
function lowestContrast(preset: PresetId, name: ColorName): { ratio: number; found: Record<Mode, number> } | undefined {
  const own = validatePreset(presets[preset]).pairs.filter(({ front }) => front === name);
  if (own.length === 0) return undefined;
  const of = (mode: Mode) => Math.min(...own.filter((each) => each.mode === mode).map(({ found }) => found));
  return { ratio: Math.max(...own.map(({ ratio }) => ratio)), found: { light: of('light'), dark: of('dark') } };
}

function Swatch({ hex, name }: { hex: string; name: string }) {
  return <span style={{ background: hex, color: inkOn(hex) }}>{name}</span>;
}

/** A table of the neutral colours, or of a set, with their value in both modes, their use and their lowest contrast. */
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
            <th scope="col">Lowest contrast</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => {
            const lowest = lowestContrast(preset, name);
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
                  {lowest ? (
                    <>
                      {two(lowest.found.light)} · {two(lowest.found.dark)}
                      <span className="doc-steps">required: {lowest.ratio}</span>
                    </>
                  ) : (
                    <span className="doc-steps">not required</span>
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

/** The twelve hues of avatars and code marks. */
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

/** The contrast check of every preset, computed on this page: the number of passing pairs, and the closest pair. */
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
            <th scope="col">Passing pairs</th>
            <th scope="col">Pair closest to its limit</th>
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
                  {two(pair.found)}:1, required {pair.ratio}:1{' '}
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
