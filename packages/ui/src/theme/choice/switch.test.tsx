import { Gauge, ListChecks, Pencil } from 'lucide-react';
import { Profiler, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  Alert,
  AppShell,
  Avatar,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  Chip,
  CodeMark,
  Combobox,
  Heading,
  IconButton,
  Menu,
  MenuItem,
  NavTree,
  Popover,
  ProgressBar,
  RadioGroup,
  Seal,
  Select,
  Skeleton,
  Slider,
  SnackbarHost,
  Stepper,
  Switch,
  Table,
  Tabs,
  Text,
  TextField,
  TopBar,
  createSnackbars,
} from '../../index.js';
import { applyTheme, type ThemeChoice } from './theme-choice.js';

const nothing = () => undefined;
const rows = [
  { id: '1', name: 'Retina scanner', code: 'MDA 0203' },
  { id: '2', name: 'Insulin pump', code: 'MDA 0303' },
];
const columns = [
  { id: 'name', header: 'Device', cell: (row: (typeof rows)[number]) => row.name },
  {
    id: 'code',
    header: 'Code',
    cell: (row: (typeof rows)[number]) => <CodeMark code={row.code} label="Imaging" group="A2" />,
  },
];
const groups = [
  {
    id: 'devices',
    label: 'Medical devices',
    items: [
      { id: 'home', label: 'Dashboard', href: '#home', icon: <Gauge aria-hidden /> },
      { id: 'list', label: 'Your devices', href: '#list', icon: <ListChecks aria-hidden /> },
    ],
  },
];

function Snackbars() {
  const [store] = useState(() => {
    const created = createSnackbars();
    created.notify({ message: 'Device registered', tone: 'success', persist: true });
    created.notify({ message: 'No response from the server', tone: 'error' });
    return created;
  });
  return <SnackbarHost store={store} />;
}

/** A typical page: a shell with navigation, forms, a table and messages, with an open menu and visible snackbars. */
const TypicalPage = () => (
  <AppShell
    topBar={
      <TopBar
        start="Attesta"
        end={
          <IconButton label="Edit">
            <Pencil aria-hidden />
          </IconButton>
        }
      />
    }
    navigation={<NavTree groups={groups} activeId="list" />}
  >
    <Breadcrumbs items={[{ label: 'Dashboard', href: '#' }, { label: 'Devices' }, { label: 'List' }]} />
    <Heading level={1}>Devices</Heading>
    <Stepper
      active={1}
      steps={[
        { id: 'a', label: 'Device' },
        { id: 'b', label: 'Class' },
      ]}
    />
    <Card title="A device">
      <TextField label="Name" placeholder="As on the label" help="Seen by notified bodies" />
      <TextField label="Number" error="Enter 13 digits" />
      <Select
        label="Class"
        options={[
          { value: '1', label: 'I' },
          { value: '2', label: 'IIa' },
        ]}
      />
      <Combobox label="Code" options={[{ value: '1', label: 'MDA 0203' }]} />
      <RadioGroup
        label="Market"
        options={[
          { value: 'eu', label: 'EU' },
          { value: 'uk', label: 'UK' },
        ]}
        defaultValue="eu"
      />
      <Checkbox label="Sterile" defaultChecked />
      <Switch label="Public" defaultChecked />
      <Switch label="Urgent" />
      <Slider label="Radius" defaultValue={8} min={0} max={32} />
      <Button>Register device</Button>
      <Button variant="outlined" loading>
        Check
      </Button>
    </Card>
    <Tabs
      label="Device"
      items={[
        { value: 'one', label: 'Details', panel: <Text>Infusion pump</Text> },
        { value: 'two', label: 'Codes', panel: <Text>MDA 0315</Text> },
      ]}
    />
    <Table caption="Devices" columns={columns} rows={rows} rowKey={(row) => row.id} />
    <Alert tone="warning" title="The certificate ends soon">
      Renew it before 12 Mar 2027.
    </Alert>
    {(['neutral', 'primary', 'success', 'warning', 'error'] as const).map((tone) => (
      <Chip key={tone} tone={tone}>
        {tone}
      </Chip>
    ))}
    <Avatar name="Ana Pop" />
    <Seal label="Stage 2 of 5" fill={0.4} />
    <ProgressBar label="Stage" value={40} />
    <ProgressBar label="Loading" />
    <Skeleton />
    <Popover label="Help" trigger={<Button variant="text">Help</Button>} defaultOpen>
      <Text>Who may see this.</Text>
    </Popover>
    <Menu trigger={<Button variant="outlined">Actions</Button>} defaultOpen>
      <MenuItem start={<Pencil aria-hidden />}>Edit device</MenuItem>
      <MenuItem>See matches</MenuItem>
    </Menu>
    <Snackbars />
  </AppShell>
);

const html = document.documentElement;
const initial: ThemeChoice = {
  preset: 'theme5',
  mode: 'light',
  dir: 'ltr',
  fields: 'filled',
  density: 'comfortable',
  radius: 8,
  fontFamily: 'Poppins',
  container: 'fixed',
};
const choices: ThemeChoice[] = [
  { preset: 'theme2' },
  { preset: 'default' },
  { mode: 'dark' },
  { mode: 'system' },
  { dir: 'rtl' },
  { radius: 20 },
  { fields: 'outlined' },
  { density: 'compact' },
  { fontFamily: 'Georgia' },
  { container: 'full' },
];

const started: string[] = [];
const record = (event: Event) =>
  started.push(
    `${event.type} of ${(event as TransitionEvent).propertyName ?? (event as AnimationEvent).animationName} on ${(event.target as Element).outerHTML.slice(0, 80)}`,
  );
const watched = ['transitionrun', 'transitionstart', 'animationstart'];

beforeEach(() => {
  started.length = 0;
  applyTheme(html, initial);
});
afterEach(() => {
  for (const type of watched) html.removeEventListener(type, record);
  for (const name of ['data-fields', 'data-density', 'data-container']) html.removeAttribute(name);
  html.style.removeProperty('--at-font');
  applyTheme(html, { preset: 'theme5', mode: 'light', dir: 'ltr', radius: 8 });
});

const frame = () => new Promise((done) => requestAnimationFrame(done));
/** Waits two frames, until the resize observers and their updates have run after a style change. */
const settled = async () => {
  await frame();
  await frame();
};
/** The styles that a choice affects, to check that each switch has an effect. */
const affectedStyles = () => {
  const style = getComputedStyle(document.body);
  return [
    style.backgroundColor,
    style.direction,
    style.fontFamily,
    ...['radius', 'control', 'outlined-fill', 'container'].map((name) => style.getPropertyValue(`--at-${name}`)),
  ].join();
};
// Excludes live regions: their messages appear and disappear independently of the theme.
const classNames = () =>
  [...document.querySelectorAll(':not([aria-live] > *)')].map((element) => element.getAttribute('class'));
const styleRules = () => [...document.styleSheets].reduce((count, sheet) => count + sheet.cssRules.length, 0);

async function mount(children: ReactNode) {
  const commits: string[] = [];
  const screen = await render(
    <Profiler id="page" onRender={(_, phase) => commits.push(phase)}>
      {children}
    </Profiler>,
  );
  // Wait for entry animations to finish. Infinite animations (skeleton, spinner) continue.
  await Promise.all(
    document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
      .map((animation) => animation.finished.catch(nothing)),
  );
  await settled();
  for (const type of watched) html.addEventListener(type, record);
  commits.length = 0;
  return { screen, commits };
}

it.each([
  { width: 1280, layout: 'with the side panel' },
  { width: 600, layout: 'with the drawer closed' },
])('a theme change commits no render, changes no class name and starts no animation, $layout', async ({ width }) => {
  await page.viewport(width, 900);
  const { commits } = await mount(<TypicalPage />);
  await expect.element(page.getByRole('menuitem', { name: 'Edit device' })).toBeVisible();
  // Wait until the snackbars have entered: that renders independently of the theme.
  await expect
    .poll(() =>
      [...document.querySelectorAll<HTMLElement>('[data-part="snackbar"]')].map(({ dataset }) => dataset['phase']),
    )
    .toEqual(['entered', 'entered']);
  commits.length = 0;
  started.length = 0;
  const before = { classes: classNames(), rules: styleRules(), moving: document.getAnimations() };
  expect(before.classes.length).toBeGreaterThan(200);

  for (const choice of choices) {
    const previous = affectedStyles();
    applyTheme(html, choice);
    await settled();
    expect([choice, affectedStyles() === previous]).toEqual([choice, false]);
    expect([
      choice,
      commits,
      started,
      classNames().filter((name, index) => name !== before.classes[index]),
      styleRules() - before.rules,
    ]).toEqual([choice, [], [], [], 0]);
    expect(document.getAnimations().filter((animation) => !before.moving.includes(animation))).toEqual([]);
  }
  await page.viewport(1024, 768);
});

it('detects a render, a class name, and a transition started by a direction change (a test of the checks)', async () => {
  function Turning() {
    const [on, setOn] = useState(false);
    return (
      <button
        type="button"
        className={on ? 'on' : 'off'}
        style={{ translate: 'calc(40px * var(--at-dir)) 0', transition: 'translate 100ms' }}
        onClick={() => setOn(!on)}
      >
        Turn
      </button>
    );
  }
  const { screen, commits } = await mount(<Turning />);
  const before = classNames();
  await userEvent.click(screen.getByRole('button'));
  applyTheme(html, { dir: 'rtl' });
  await settled();
  expect(commits).toEqual(['update']);
  expect(started[0]).toContain('transitionrun of translate');
  expect(classNames()).not.toEqual(before);
});
