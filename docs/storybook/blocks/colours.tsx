import { setColors, type ColorName, type SetName } from '../../../packages/ui/src/theme/color-names.js';
import { modes, palettesOf } from '../../../packages/ui/src/theme/palette.js';
import { pairs, paintName } from '../../../packages/ui/src/theme/pairs.js';
import { presets, type PresetId } from '../../../packages/ui/src/theme/presets.js';
import { rampsOf } from '../../../packages/ui/src/theme/ramps.js';
import { semantic } from '../../../packages/ui/src/theme/semantic.js';
import { validatePreset, type PairResult } from '../../../packages/ui/src/theme/validate-preset.js';
import { contrast } from '../../../packages/ui/src/theme/solve.js';

const portal: PresetId = 'theme5';
const ramps = rampsOf(presets[portal]);
const palettes = palettesOf(presets[portal]);
const ratio = (a: string, b: string) => `${(Math.floor(contrast(a, b) * 100) / 100).toFixed(2)}`;

/** The steps of one ramp of the portal's preset, each with its colour and its contrast on white. */
export function Ramp({ name }: { name: keyof typeof ramps }) {
  return (
    <ol className="doc-ramp sb-unstyled" aria-label={`Ramp ${name}`}>
      {Object.entries(ramps[name]).map(([step, hex]) => (
        <li key={step}>
          <span className="doc-chip" style={{ background: hex }} />
          <span className="doc-chip-words">{step}<br />{hex}<br />{ratio(hex, '#ffffff')}:1</span>
        </li>
      ))}
    </ol>
  );
}

const neutral: readonly ColorName[] = ['page', 'sheet', 'raised', 'sunken', 'hover', 'line', 'line-strong', 'text', 'text-muted', 'text-disabled', 'inverse', 'on-inverse', 'focus'];
const uses: Partial<Record<ColorName, string>> = {
  page: 'behind everything', sheet: 'cards, drawer, top bar', raised: 'menus, dialogs, notices', sunken: 'filled fields, heads of tables', hover: 'a neutral surface under the pointer',
  line: 'hairlines that only separate', 'line-strong': 'edges of controls', text: 'text', 'text-muted': 'quiet text, help, icons', 'text-disabled': 'what cannot be used', inverse: 'tooltips', 'on-inverse': 'text on inverse', focus: 'focus ring',
};

/** Names of colours with what they are in either mode: the neutral ones, or those of a set. */
export function Semantic({ set }: { set?: SetName }) {
  const names = set ? setColors(set) : neutral;
  return (
    <div className="doc-scroll sb-unstyled">
      <table aria-label={`Colours of ${set ?? 'surfaces and text'}`}>
        <thead><tr><th scope="col">Name</th><th scope="col">Light, dark</th><th scope="col">Steps</th>{!set && <th scope="col">For</th>}<th scope="col">On sheet</th></tr></thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row"><code>{name}</code></th>
              <td><span className="doc-two">{modes.map((mode) => <span key={mode} style={{ background: palettes[mode][name] }} />)}</span></td>
              <td>{semantic[name].light}, {semantic[name].dark}</td>
              {!set && <td>{uses[name]}</td>}
              <td>{modes.map((mode) => ratio(palettes[mode][name], palettes[mode].sheet)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const closest = (results: readonly PairResult[]) => results.reduce((least, each) => (each.found / each.ratio < least.found / least.ratio ? each : least));

/** The proof of every preset, computed on this page from the colours that ship: how many pairs hold, and the closest. */
export function Ratios() {
  const reports = Object.entries(presets).map(([id, preset]) => ({ id, name: preset.name, report: validatePreset(preset) }));
  return (
    <div className="doc-scroll sb-unstyled">
      <table aria-label="Contrast of every preset">
        <thead><tr><th scope="col">Preset</th><th scope="col">Pairs that hold</th><th scope="col">Closest</th></tr></thead>
        <tbody>
          {reports.map(({ id, name, report }) => {
            const least = closest(report.pairs);
            return (
              <tr key={id}>
                <th scope="row">{name} <code>{id}</code></th>
                <td>{report.pairs.length - report.failing.length} of {pairs.length * modes.length}</td>
                <td>{least.found}:1 of {least.ratio}:1, {least.mode}: {paintName(least.front)} on {paintName(least.back)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
