import { useState } from 'react';
import { Card } from '../../../packages/ui/src/display/card/index.js';
import { Chip } from '../../../packages/ui/src/display/chip/index.js';
import { CodeMark } from '../../../packages/ui/src/display/code-mark/index.js';
import { AddIcon } from '../../../packages/ui/src/display/icon/index.js';
import { Stat } from '../../../packages/ui/src/display/stat/index.js';
import { Table, type TableColumn } from '../../../packages/ui/src/display/table/index.js';
import { Heading } from '../../../packages/ui/src/display/typography/index.js';
import { createSnackbars, SnackbarHost } from '../../../packages/ui/src/feedback/snackbar/index.js';
import { Button } from '../../../packages/ui/src/inputs/button/index.js';
import { Switch } from '../../../packages/ui/src/inputs/switch/index.js';
import { Link } from '../../../packages/ui/src/navigation/link/index.js';
import { presetIds } from '../../../packages/ui/src/theme/colors/preset-ids.js';
import { presets } from '../../../packages/ui/src/theme/colors/presets.js';
import { ThemeRoot } from '../../../packages/ui/src/theme/choice/theme-root.js';
import { useMode, usePreset } from './use-theme.js';

interface Row {
  name: string;
  code: string;
  group: string;
  meaning: string;
  state: string;
  tone: 'success' | 'warning' | 'neutral';
  shape: 'solid' | 'half' | 'dashed';
  until: string;
}
const rows: Row[] = [
  {
    name: 'Retina scanner',
    code: 'MDA 0203',
    group: 'MDA',
    meaning: 'Monitoring of vital parameters',
    state: 'Certified',
    tone: 'success',
    shape: 'solid',
    until: '12 Mar 2027',
  },
  {
    name: 'Vena 2 aortic valve',
    code: 'MDN 1102',
    group: 'MDN',
    meaning: 'Implants of the heart',
    state: 'In assessment',
    tone: 'warning',
    shape: 'half',
    until: '3 Feb 2027',
  },
  {
    name: 'Cardia monitor',
    code: 'MDA 0312',
    group: 'MDA',
    meaning: 'Other active devices',
    state: 'Draft',
    tone: 'neutral',
    shape: 'dashed',
    until: '–',
  },
];
const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Device', cell: ({ name }) => <Link href="#hero">{name}</Link> },
  {
    id: 'code',
    header: 'Code',
    cell: ({ code, meaning, group }) => <CodeMark code={code} label={meaning} group={group} focusable={false} />,
    width: '150px',
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, tone, shape }) => (
      <Chip tone={tone} shape={shape}>
        {state}
      </Chip>
    ),
    width: '160px',
  },
  { id: 'until', header: 'Valid until', align: 'end', cell: ({ until }) => until, width: '130px' },
];
const snackbars = createSnackbars();

/** A page of a portal in its own `ThemeRoot`. Its preset, mode and direction are attributes of that root. */
export function Hero() {
  const page = { preset: usePreset(), mode: useMode() };
  const [own, setOwn] = useState<{ preset?: string; dark?: boolean; rtl?: boolean }>({});
  const preset = own.preset ?? page.preset;
  const dark = own.dark ?? page.mode === 'dark';
  return (
    <div className="doc-hero sb-unstyled">
      <div className="doc-hero-bar">
        <fieldset className="doc-swatches" aria-label="Preset of the example">
          {presetIds.map((id) => (
            <label key={id}>
              <input
                type="radio"
                name="hero-preset"
                checked={id === preset}
                onChange={() => setOwn((last) => ({ ...last, preset: id }))}
              />
              <ThemeRoot preset={id} className="doc-dot">
                <i />
              </ThemeRoot>
              {presets[id].name}
            </label>
          ))}
        </fieldset>
        <div className="doc-row">
          <Switch
            size="small"
            label="Dark"
            checked={dark}
            onCheckedChange={(next) => setOwn((last) => ({ ...last, dark: next }))}
          />
          <Switch
            size="small"
            label="Right to left"
            checked={own.rtl ?? false}
            onCheckedChange={(rtl) => setOwn((last) => ({ ...last, rtl }))}
          />
        </div>
      </div>
      <ThemeRoot
        id="hero"
        className="doc-hero-page"
        preset={preset}
        mode={dark ? 'dark' : 'light'}
        dir={own.rtl ? 'rtl' : 'ltr'}
      >
        <header>
          <Heading level={2} size="h3">
            Your devices
          </Heading>
          <Button
            size="small"
            start={<AddIcon />}
            onClick={() => snackbars.notify({ tone: 'success', message: 'Device registered' })}
          >
            Register device
          </Button>
        </header>
        <div className="doc-hero-stats">
          <Card>
            <Stat label="Certified" value={48} />
          </Card>
          <Card>
            <Stat label="In assessment" value={12} />
          </Card>
          <Card>
            <Stat label="Expiring within a year" value={3} />
          </Card>
        </div>
        <Card flush>
          <Table caption="Your devices" columns={columns} rows={rows} rowKey={({ name }) => name} />
        </Card>
      </ThemeRoot>
      <SnackbarHost store={snackbars} />
    </div>
  );
}
